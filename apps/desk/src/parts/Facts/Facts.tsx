import { otherLines } from '@studio/contract';
import type { EnquiryDetail } from '@studio/contract/desk/responses';
import type { ReactNode } from 'react';
import { copyText } from '#ui/copy-text.ts';
import { formatFullDate } from '../format-time.ts';
import { pageTitle } from '../page-title.ts';
import { allMails } from '../Thread/thread-mails.ts';
import { threadPeople } from '../Thread/thread-people.ts';
import { Address } from './Address.tsx';
import { Fact } from './Fact.tsx';
import { languageName } from '../language-name.ts';
import { People } from './People.tsx';
import styles from './Facts.module.css';

interface FactsProps {
  readonly enquiry: EnquiryDetail;
  readonly zone: string;
  /** Where they are and when to call them. */
  readonly there: ReactNode;
  /** The drawn sheet that came with the enquiry, if any. */
  readonly sheet: ReactNode;
  readonly related: ReactNode;
  /** The button to erase, or whom to ask for it. */
  readonly end: ReactNode;
}

/** Who the enquirer is, where they come from, and until when we keep the data. */
export function Facts({ enquiry, zone, there, sheet, related, end }: FactsProps) {
  const { fields, origin, domain, reference, keptUntil } = enquiry;
  const people = threadPeople(allMails(enquiry), fields.email);
  const servicePage = `/services/${origin.service}`;
  const language = languageName(origin.language);
  return (
    <aside className={styles['facts']} aria-label="Facts">
      {there}
      <dl className={styles['list']}>
        <Fact name="Name">
          <bdi>{fields.name}</bdi>
        </Fact>
        <Fact name="Company">
          <bdi>{fields.companyname}</bdi>
        </Fact>
        <Fact name="Mail">
          <Address email={fields.email} />
        </Fact>
        {people.length > 0 && (
          <Fact name="Also in this thread" isWide>
            <People people={people} domain={domain} zone={zone} />
          </Fact>
        )}
        {domain !== '' && (
          <Fact name="Domain">
            <a href={`https://${domain}/`} target="_blank" rel="noreferrer">
              {domain}
            </a>
          </Fact>
        )}
        {otherLines(fields).map(([label, text]) => (
          <Fact key={label} name={label}>
            <bdi>{text}</bdi>
          </Fact>
        ))}
        {language !== undefined && <Fact name="Language">{language}, from their browser</Fact>}
        <Fact name="Came from">
          {origin.page === '' ? (
            <span className={styles['dim']}>unknown</span>
          ) : (
            <span title={origin.page}>{pageTitle(origin.page)}</span>
          )}
        </Fact>
        {origin.service !== '' && origin.page !== servicePage && (
          <Fact name="Service">{pageTitle(servicePage)}</Fact>
        )}
        {sheet !== null && (
          <Fact name="Project sheet" isWide>
            {sheet}
          </Fact>
        )}
        <Fact name="Other enquiries" isWide>
          {related}
        </Fact>
        <Fact name="Reference">
          <code dir="ltr">{reference}</code>{' '}
          <button
            type="button"
            className={styles['copy']}
            onClick={() => void copyText(reference, 'The reference')}
          >
            Copy
          </button>
        </Fact>
        {origin.notice !== '' && (
          <Fact name="Privacy">
            notice of {formatFullDate(new Date(`${origin.notice}T12:00:00Z`), 'UTC')}
          </Fact>
        )}
        <Fact name="Kept until">{formatFullDate(new Date(keptUntil), zone)}, then deleted</Fact>
      </dl>
      {end}
    </aside>
  );
}
