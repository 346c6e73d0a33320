import { ResponseTargetDrawing } from '#parts/ResponseTargetDrawing.tsx';
import styles from './SignIn.module.css';

/** A link and no form: the policy of the page would stop a form on its way to the company's sign-in. */
export function SignIn() {
  const to = `${location.pathname}${location.search}`;
  return (
    <main className={styles['door']}>
      <title>Sign in · Desk</title>
      <div className={styles['words']}>
        <h1>Every enquiry is answered, in time, by somebody.</h1>
        <p>Sign in with the account you use for mail.</p>
        <a className={styles['enter']} href={`/auth/login?to=${encodeURIComponent(to)}`}>
          Continue with your company account
        </a>
        <p className={styles['more']}>
          There is no password here: your company’s sign-in checks it. Who may enter is decided
          there too.
        </p>
      </div>
      <div className={`on-blue ${styles['sheet'] ?? ''}`}>
        <ResponseTargetDrawing />
      </div>
    </main>
  );
}
