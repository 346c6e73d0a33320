import { ContactSequence } from '../../../drawings/pages/ContactSequence/ContactSequence.tsx';
import type { PageFile } from '../../../schema/page.schema.ts';
import { PaperHero } from '../../../sections/PaperHero/PaperHero.tsx';
import { Band } from '../../../ui/Band/Band.tsx';
import { Cell } from '../../../ui/Cell/Cell.tsx';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import styles from './SentScreen.module.css';

interface SentScreenProps {
  readonly page: PageFile<'sent'>;
  readonly company: string;
}

/** Where a browser without scripts arrives after its message has been stored. */
export function SentScreen({ page, company }: SentScreenProps) {
  return (
    <>
      <PaperHero title={page.heading} lead={<RichText text={page.lead} />} />
      <Band labelledBy="next">
        <Frame className={styles.next}>
          <Cell span="1-4">
            <h2 id="next">What happens next</h2>
          </Cell>
          <Cell as="figure" span="5-12" className={styles.sequence}>
            <ContactSequence company={company} />
          </Cell>
        </Frame>
      </Band>
    </>
  );
}
