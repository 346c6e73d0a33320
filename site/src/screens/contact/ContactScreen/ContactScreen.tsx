import type { ReactNode } from 'react';
import { ContactSequence } from '../../../drawings/pages/ContactSequence/ContactSequence.tsx';
import type { Company } from '../../../schema/company.schema.ts';
import type { PageFile } from '../../../schema/page.schema.ts';
import { PaperHero } from '../../../sections/PaperHero/PaperHero.tsx';
import { Band } from '../../../ui/Band/Band.tsx';
import { Cell } from '../../../ui/Cell/Cell.tsx';
import { ContactLinks } from '../../../ui/ContactLinks/ContactLinks.tsx';
import { Frame } from '../../../ui/Frame/Frame.tsx';
import styles from './ContactScreen.module.css';

interface ContactScreenProps {
  readonly page: PageFile<'contact'>;
  readonly company: Company;
  /** The form island, composed by the page. */
  readonly form?: ReactNode;
}

/** The form first; beside it, what happens after the button is pressed. */
export function ContactScreen({ page, company, form }: ContactScreenProps) {
  const { email, phone } = company.contact;
  return (
    <>
      <PaperHero title={page.heading} />
      <Band>
        <Frame className={styles.contact}>
          <Cell span="5-12" className={styles.form}>
            {form}
          </Cell>
          <Cell as="aside" span="1-4" className={styles.side}>
            <h2>{page.next}</h2>
            <figure>
              <ContactSequence company={company.shortName} />
            </figure>
            <p>
              {page.other}
              <ContactLinks email={email} phone={phone} />
            </p>
          </Cell>
        </Frame>
      </Band>
    </>
  );
}
