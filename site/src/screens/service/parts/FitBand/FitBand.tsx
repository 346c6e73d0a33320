import { engagementTerms } from '#outline/service-outline.ts';
import type { Service } from '#schema/entries.ts';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import { Terms } from '#ui/Terms/Terms.tsx';
import styles from './FitBand.module.css';

interface FitBandProps {
  readonly title: string;
  readonly shape: string;
  readonly service: Service;
}

/** Does it fit? When not to buy this, beside the usual shape of the work. */
export function FitBand({ title, shape, service }: FitBandProps) {
  const { notFor, engagement } = service;
  return (
    <Band>
      <Frame lines="half" className={styles.fit}>
        <Cell span="1-6" className={styles.half}>
          <h2>{title}</h2>
          <p className="muted">
            <RichText text={notFor.opening} />
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
          <h2>{shape}</h2>
          {engagement.sample && <Tag>Sample figures</Tag>}
          <Terms
            terms={engagementTerms(service).map(({ term, words }) => ({
              term,
              words: <RichText text={words} />,
            }))}
          />
        </Cell>
      </Frame>
    </Band>
  );
}
