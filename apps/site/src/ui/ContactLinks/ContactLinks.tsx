import { EmailAddress } from '../EmailAddress/EmailAddress.tsx';
import styles from './ContactLinks.module.css';

interface ContactLinksProps {
  readonly email: string;
  /** Formatted for people, with spaces. */
  readonly phone: string;
}

/** The two ways to reach a person without a form. */
export function ContactLinks({ email, phone }: ContactLinksProps) {
  return (
    <span className={styles.links}>
      <a href={`mailto:${email}`}>
        <EmailAddress>{email}</EmailAddress>
      </a>
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
    </span>
  );
}
