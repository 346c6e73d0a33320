import type { Service } from '@studio/content/schema/entries.ts';
import styles from './SheetCurves.module.css';

type Sheet = NonNullable<Service['exhibit']>['sheet'];

interface SheetCurvesProps {
  readonly curves: NonNullable<Sheet['curves']>;
}

const WIDTH = 120;
const HEIGHT = 50;

/** A path through equidistant percentages. */
const pathOf = (percents: readonly number[]): string =>
  percents
    .map((percent, i) => {
      const x = (i / (percents.length - 1)) * WIDTH;
      const y = HEIGHT - (percent / 100) * HEIGHT;
      return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');

/** Shares of the answers along a scale, and where two curves cross. Lines differ by their dashes. */
export const SheetCurves = ({ curves: { title, scale, lines, crossings } }: SheetCurvesProps) => (
  <figure className={styles.curves}>
    <figcaption>{title}</figcaption>
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {lines.map(({ name, percents }) => (
        <path key={name} d={pathOf(percents)} />
      ))}
      {crossings.map(({ at, across }) => (
        <path
          key={at}
          className={styles.crossing}
          d={`M${((across / 100) * WIDTH).toFixed(1)} 0v${HEIGHT}`}
        />
      ))}
    </svg>
    <p className={styles.scale}>
      {scale.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </p>
    <ul>
      {lines.map(({ name }) => (
        <li key={name}>
          <svg viewBox="0 0 24 4" aria-hidden="true">
            <path d="M0 2h24" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
    <dl>
      {crossings.map(({ at, says }) => (
        <div key={at}>
          <dt>{at}</dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  </figure>
);
