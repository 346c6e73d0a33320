import type { Service } from '#schema/entries.ts';
import { Band } from '#ui/Band/Band.tsx';
import { BandHeading } from '#ui/BandHeading/BandHeading.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import styles from './ProcessBand.module.css';

interface ProcessBandProps {
  readonly id: string;
  readonly title: string;
  readonly process: Service['process'];
}

/** The work as a measured line; every step says what lands in the client's hands. */
export function ProcessBand({ id, title, process }: ProcessBandProps) {
  return (
    <Band ground="blue" labelledBy={id}>
      <Frame>
        <BandHeading id={id} title={title}>
          <RichText text={process.lead} />
        </BandHeading>
        <Cell as="ol" inset="none" className={styles.line}>
          {process.steps.map((step, i) => (
            <li key={step.title}>
              <span className={styles.number} aria-hidden="true">
                {i + 1}
              </span>
              <h3>{step.title}</h3>
              <p>
                <RichText text={step.text} />
              </p>
              <p className={styles.get}>
                You get: <RichText text={step.youGet} />
              </p>
            </li>
          ))}
        </Cell>
      </Frame>
    </Band>
  );
}
