import { Deliverable } from '@studio/drawings/registry/Deliverable/Deliverable.tsx';
import type { Service } from '@studio/content/schema/entries.ts';
import { Band } from '#ui/Band/Band.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { LoudHeading } from '../LoudHeading/LoudHeading.tsx';
import styles from './ProcessBand.module.css';

interface ProcessBandProps {
  readonly id: string;
  readonly title: string;
  readonly service: Pick<Service, 'slug' | 'process'>;
}

/** The process as a timeline; every step shows what the client receives. */
export function ProcessBand({ id, title, service: { slug, process } }: ProcessBandProps) {
  return (
    <Band ground="blue" labelledBy={id}>
      <Frame>
        <LoudHeading id={id} title={title}>
          <RichText text={process.opening} />
        </LoudHeading>
        {/* On a phone it scrolls, so keyboard users must be able to focus it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.scroller} role="group" aria-labelledby={id} tabIndex={0}>
          <ol className={styles.line}>
            {process.steps.map((step, i) => (
              <li key={step.title}>
                <span className={styles.number} aria-hidden="true">
                  {i + 1}
                </span>
                <h3>{step.title}</h3>
                <p>
                  <RichText text={step.text} />
                </p>
                {step.deliverable && <Deliverable service={slug} name={step.deliverable} />}
                <p className={styles.get}>
                  You get: <RichText text={step.youGet} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </Frame>
    </Band>
  );
}
