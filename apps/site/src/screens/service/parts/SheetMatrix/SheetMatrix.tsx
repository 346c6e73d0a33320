import type { Service } from '@studio/content/schema/entries.ts';
import { ScreenReaderText, RichText } from '#ui/RichText/RichText.tsx';
import styles from './SheetMatrix.module.css';

type Sheet = NonNullable<Service['exhibit']>['sheet'];
type Matrix = NonNullable<Sheet['matrix']>;
type Sign = keyof Matrix['key'];

interface SheetMatrixProps {
  readonly matrix: Matrix;
  readonly label: string;
}

/** The first character of a cell in the content, and its mark. */
const signs: Readonly<Record<string, Sign>> = { '#': 'full', '/': 'half', '.': 'open' };
/** A column without a name, between two groups of columns. */
const GAP = '–';
const ring = 'M8 1a7 7 0 1 1 0 14a7 7 0 1 1 0-14z';
const halves: Readonly<Record<Sign, string>> = {
  full: ring,
  half: 'M8 1a7 7 0 1 1 0 14z',
  open: '',
};

const Mark = ({ sign }: { readonly sign: Sign }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path className={styles.ring} d={ring} />
    <path d={halves[sign]} />
  </svg>
);

/** Text on its background in the client's own colors, the same in both color schemes. */
const Swatch = ({ ink, ground }: { readonly ink: string; readonly ground: string }) => (
  <svg className={styles.swatch} viewBox="0 0 64 28" aria-hidden="true">
    <path fill={ground} d="M0 0h64v28H0z" />
    <path fill={ink} d="M16 6h32v4H16zM16 14h24v2H16zM16 20h28v2H16z" />
  </svg>
);

interface OneProps {
  readonly written: string;
  readonly words: Matrix['key'];
  readonly ink: string | undefined;
  readonly ground: string | undefined;
}

function One({ written, words, ink, ground }: OneProps) {
  const sign = signs[written.charAt(0)];
  if (!sign) return <td />;
  const text = written.slice(1);
  const swatch = ink && ground && sign !== 'open';
  return (
    <td>
      {swatch ? <Swatch ink={ink} ground={ground} /> : <Mark sign={sign} />}
      {ink ? (
        <span>{`${text} ${words[sign]}`}</span>
      ) : (
        <ScreenReaderText>{`${words[sign]} `}</ScreenReaderText>
      )}
      {!ink && text}
    </td>
  );
}

/** A matrix whose cells differ by the shape of a mark. On a phone a row's name is above its marks. */
export const SheetMatrix = ({ matrix: { key, columns, rows }, label }: SheetMatrixProps) => (
  <>
    <table className={styles.matrix} aria-label={label}>
      <thead>
        <tr>
          <td />
          {columns.map(({ name }, i) =>
            name === GAP ? (
              <td key={i} />
            ) : (
              <th key={i} scope="col">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, color, cells, says }, i) => (
          <tr key={i}>
            <th scope="row">
              <RichText text={name} corrected />
              {says && <small> {says}</small>}
            </th>
            {cells.map((written, column) => (
              <One
                key={column}
                written={written}
                words={key}
                ink={color}
                ground={columns[column]?.color}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {!rows.some(({ color }) => color) && (
      <p className={styles.key}>
        {(['full', 'half', 'open'] as const).map((sign) => (
          <span key={sign}>
            <Mark sign={sign} /> {key[sign]}
          </span>
        ))}
      </p>
    )}
  </>
);
