import type { EnquiryWhole } from '@old/contract/desk/answers';
import type { ReactNode } from 'react';
import { copyText } from '#ui/copy-text.ts';
import { calendarWords } from '../moments.ts';
import { Fact } from './Fact.tsx';
import { languageName } from './language-name.ts';
import styles from './Facts.module.css';

interface FactsProps {
  readonly enquiry: EnquiryWhole;
  readonly zone: string;
  /** Where they are and when to call them. */
  readonly there: ReactNode;
  /** The sheet that came with it, drawn; nothing where none did. */
  readonly sheet: ReactNode;
  readonly relatives: ReactNode;
  /** Erasing, or whom to ask for it. */
  readonly end: ReactNode;
}

/** A long address breaks at its sign before it breaks anywhere. */
function Address({ email }: { readonly email: string }) {
  const [mailbox = '', domain = ''] = email.split(/@(?=[^@]*$)/u);
  return (
    <a href={`mailto:${email}`}>
      {mailbox}@<wbr />
      {domain}
    </a>
  );
}

/** Who they are, where they come from, and until when we keep it. */
export function Facts({ enquiry, zone, there, sheet, relatives, end }: FactsProps) {
  const { lead, origin, domain, reference, keptUntil } = enquiry;
  const language = languageName(origin.language);
  return (
    <aside className={styles['facts']} aria-label="Facts">
      {there}
      <dl className={styles['list']}>
        <Fact name="Name">
          <bdi>{lead.name}</bdi>
        </Fact>
        <Fact name="Company">
          <bdi>{lead.companyname}</bdi>
        </Fact>
        <Fact name="Mail">
          <Address email={lead.email} />
        </Fact>
        {domain !== '' && (
          <Fact name="Domain">
            <a href={`https://${domain}/`} target="_blank" rel="noreferrer">
              {domain}
            </a>
          </Fact>
        )}
        {language !== undefined && <Fact name="Language">{language}, by their browser</Fact>}
        <Fact name="Came from">
          {origin.page === '' ? (
            <span className={styles['dim']}>not told</span>
          ) : (
            <code dir="ltr">{origin.page}</code>
          )}
        </Fact>
        {origin.service !== '' && (
          <Fact name="Service">
            <code dir="ltr">{origin.service}</code>
          </Fact>
        )}
        {sheet !== null && (
          <Fact name="Project sheet" isWide>
            {sheet}
          </Fact>
        )}
        <Fact name="Earlier" isWide>
          {relatives}
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
          <Fact name="Notice">
            read as of {calendarWords(new Date(`${origin.notice}T12:00:00Z`), 'UTC')}
          </Fact>
        )}
        <Fact name="Kept until">{calendarWords(new Date(keptUntil), zone)}, then deleted</Fact>
      </dl>
      {end}
    </aside>
  );
}
