import type { Service } from '../../../../schema/entries.ts';
import { Band } from '../../../../ui/Band/Band.tsx';
import { Cell } from '../../../../ui/Cell/Cell.tsx';
import { Frame } from '../../../../ui/Frame/Frame.tsx';
import { RichText } from '../../../../ui/RichText/RichText.tsx';
import { Tag } from '../../../../ui/Tag/Tag.tsx';
import styles from './FitBand.module.css';

type FitBandProps = Pick<Service, 'notFor' | 'engagement'>;

/** Does it fit? When not to buy this, beside the usual shape of the work. */
export function FitBand({ notFor, engagement }: FitBandProps) {
  const shape = [
    ['How long', engagement.duration],
    ['Who works on it', engagement.team],
    ['What it takes from you', engagement.yourSide],
    ['How we agree on it', engagement.model],
  ] as const;
  return (
    <Band>
      <Frame lines="half" className={styles.fit}>
        <Cell span="1-6" className={styles.half}>
          <h2>When not to buy this</h2>
          <p className="muted">
            <RichText text={notFor.lead} />
          </p>
          <ul className={styles.not}>
            {notFor.items.map((item, i) => (
              <li key={i}>
                <RichText text={item} />
              </li>
            ))}
          </ul>
        </Cell>
        <Cell span="7-12" className={styles.half}>
          <h2>The usual shape</h2>
          {engagement.sample && <Tag>Sample figures</Tag>}
          <dl className={styles.shape}>
            {shape.map(([term, words]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <RichText text={words} />
                </dd>
              </div>
            ))}
          </dl>
        </Cell>
      </Frame>
    </Band>
  );
}
