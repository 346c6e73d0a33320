import { SentSequence } from '@studio/drawings/pages/SentSequence/SentSequence.tsx';
import { PaperHero } from '#sections/PaperHero/PaperHero.tsx';
import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import styles from './SentScreen.module.css';

/** Where a browser without scripts arrives after its message has been stored; the service fills it. */
export function SentScreen({ page: { subject }, company }: ScreenProps<'sent'>) {
  const { page } = subject;
  return (
    <>
      <PaperHero
        title={page.heading}
        opening={
          <>
            <RichText text={page.opening} />{' '}
            <span data-intake-receipt="" hidden>
              Your reference is <b data-intake-reference="" />.
            </span>
          </>
        }
      />
      <Band labelledBy="next">
        <Frame className={styles.next}>
          <Cell>
            <h2 id="next">What happens next</h2>
          </Cell>
          <Cell as="figure">
            <SentSequence company={company.shortName} />
          </Cell>
        </Frame>
      </Band>
    </>
  );
}
