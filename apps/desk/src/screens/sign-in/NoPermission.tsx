import type { Role } from '@studio/contract/desk/roles';
import styles from './Notice.module.css';

interface NoPermissionProps {
  /** The screen, as the start of a sentence: "Enquiries". */
  readonly what: string;
  readonly roles: readonly Role[];
}

/** Shown if the user's role may not open a screen, with whom to ask. */
export function NoPermission({ what, roles }: NoPermissionProps) {
  return (
    <div className={styles['notice']}>
      <h1>{what} are not open to you.</h1>
      <p>
        You are signed in as {roles.join(' and ')}. Who may do what is decided by groups of the
        company’s sign-in: ask its administrator, then sign in again.
      </p>
    </div>
  );
}
