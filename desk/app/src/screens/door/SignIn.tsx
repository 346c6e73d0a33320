import styles from './Notice.module.css';

/** A link and no form: the policy of the page would stop a form on its way to the company's sign-in. */
export function SignIn() {
  const to = `${location.pathname}${location.search}`;
  return (
    <main className={styles['notice']}>
      <h1>Every enquiry is answered, in time, by somebody.</h1>
      <a href={`/auth/login?to=${encodeURIComponent(to)}`}>Sign in with the company’s account</a>
    </main>
  );
}
