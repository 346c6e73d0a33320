import { notForReason } from '#outline/not-for-reason.ts';
import type { Service } from '@studio/content/schema/entries.ts';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { LoudHeading } from '../LoudHeading/LoudHeading.tsx';
import styles from './NotBand.module.css';

interface NotBandProps {
  readonly id: string;
  readonly title: string;
  readonly notFor: Service['notFor'];
}

/** When not to buy: each reason in large type, with the alternative below it. */
export function NotBand({ id, title, notFor }: NotBandProps) {
  return (
    <Band labelledBy={id}>
      <Frame>
        <LoudHeading id={id} title={title}>
          <RichText text={notFor.opening} />
        </LoudHeading>
        <Cell as="ul" className={styles.reasons}>
          {notFor.items.map(notForReason).map(({ reason, instead }, i) => (
            <li key={i}>
              <h3>
                <RichText text={reason} />
              </h3>
              {instead.length > 0 && (
                <p>
                  <RichText text={instead} />
                </p>
              )}
            </li>
          ))}
        </Cell>
      </Frame>
    </Band>
  );
}
