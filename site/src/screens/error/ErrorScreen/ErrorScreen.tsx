import type { Company } from '../../../schema/company.schema.ts';
import type { PageFile } from '../../../schema/page.schema.ts';
import { PaperHero } from '../../../sections/PaperHero/PaperHero.tsx';
import { Band } from '../../../ui/Band/Band.tsx';
import { Cell } from '../../../ui/Cell/Cell.tsx';
import { ContactLinks } from '../../../ui/ContactLinks/ContactLinks.tsx';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import styles from './ErrorScreen.module.css';

interface ErrorScreenProps {
  readonly page: PageFile<'error'>;
  readonly contact: Company['contact'];
}

/** Shown when a server behind the site fails. Plain words and a way to reach a person. */
export function ErrorScreen({ page, contact }: ErrorScreenProps) {
  return (
    <>
      <PaperHero title={page.heading} lead={<RichText text={page.lead} />} />
      <Band>
        <Frame className={styles.ways}>
          <Cell as="p" className="lead">
            <ContactLinks email={contact.email} phone={contact.phone} />
          </Cell>
        </Frame>
      </Band>
    </>
  );
}
