import { ResponseTargetDrawing } from '#parts/ResponseTargetDrawing.tsx';
import styles from './SignIn.module.css';

/** A link instead of a form: the page's CSP would block a form that leads to the identity provider. */
export function SignIn() {
  const to = `${location.pathname}${location.search}`;
  return (
    <main className={styles['page']}>
      <title>Sign in · Desk</title>
      <div className={styles['words']}>
        <h1>Sign in to the desk.</h1>
        <p>Use the account you use for email.</p>
        <a className={styles['enter']} href={`/auth/login?to=${encodeURIComponent(to)}`}>
          Continue with your company account
        </a>
        <p className={styles['more']}>
          The desk has no password of its own: your company’s sign-in checks yours and decides who
          has access.
        </p>
      </div>
      <div className={`on-blue ${styles['sheet'] ?? ''}`}>
        <ResponseTargetDrawing />
      </div>
    </main>
  );
}
