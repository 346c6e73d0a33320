import type { Service } from '#schema/entries.ts';
import { Band } from '#ui/Band/Band.tsx';
import { BandHeading } from '#ui/BandHeading/BandHeading.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './FeatureBand.module.css';

interface FeatureBandProps {
  readonly id: string;
  readonly title: string;
  readonly features: Service['features'];
}

/** Key features: 2 columns on small screens, 3 from the small breakpoint up. */
export function FeatureBand({ id, title, features }: FeatureBandProps) {
  return (
    <Band labelledBy={id}>
      <Frame>
        <BandHeading id={id} title={title}>
          <RichText text={features.lead} />
        </BandHeading>
        <Cell as="ul" inset="none" className={styles.grid}>
          {features.items.map((feature) => (
            <li key={feature.title}>
              <h3>{feature.title}</h3>
              <p>
                <RichText text={feature.text} />
              </p>
            </li>
          ))}
        </Cell>
      </Frame>
    </Band>
  );
}
