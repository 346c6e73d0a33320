import type { Role } from '@studio/contract/desk/roles';
import styles from './Notice.module.css';

interface NoPermissionProps {
  /** The screen, as the end of a sentence: "enquiries". */
  readonly what: string;
  readonly roles: readonly Role[];
}

/** Shown if the user's role may not open a screen, with whom to ask. */
export function NoPermission({ what, roles }: NoPermissionProps) {
  return (
    <div className={styles['notice']}>
      <h1>You do not have access to {what}.</h1>
      <p>
        You are signed in as {roles.join(' and ')}. Your groups in the company’s sign-in decide what
        you can open: ask its administrator, then sign in again.
      </p>
    </div>
  );
}
