import { formatFullDate } from '#parts/format-time.ts';
import { useOffice } from '#parts/office.ts';
import { folderText, listText, subjectText } from './mail-text.ts';
import styles from './MailList.module.css';
import type { ChosenMails } from './use-chosen-mails.ts';

/** Mails that are erased with a person; each can be deselected. */
export function MailList({ mails }: { readonly mails: ChosenMails }) {
  const { zone } = useOffice();
  const listed = mails.listing?.state === 'listed' ? mails.listing.mails : [];
  return (
    <section className={styles['part']} aria-label="Mails in the sales mailbox">
      <p role="status">{listText(mails)}</p>
      {listed.length > 0 && (
        <ul className={styles['mails']}>
          {listed.map((mail) => (
            <li key={mail.key}>
              <label className={styles['mail']}>
                <input
                  type="checkbox"
                  checked={mails.isChosen(mail.key)}
                  onChange={() => {
                    mails.onChoose(mail.key);
                  }}
                />
                <bdi>{subjectText(mail)}</bdi>
                <span className={styles['people']}>
                  {folderText[mail.folder]}, {formatFullDate(new Date(mail.at), zone)}, from{' '}
                  <bdi>{mail.from}</bdi> to <bdi>{mail.to}</bdi>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
