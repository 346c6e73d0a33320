import { Loading } from './Loading.tsx';
import styles from './Loading.module.css';

/** What a screen shows while it has no data: bars, or the reason once the request has failed. */
export function LoadingOrError({ error }: { readonly error: Error | null }) {
  if (!error) return <Loading />;
  return (
    <p className={styles['fault']} role="alert">
      {error.message}
    </p>
  );
}
