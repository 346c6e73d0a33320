import { Link } from '@tanstack/react-router';
import styles from './Notice.module.css';

export function NotFound() {
  return (
    <div className={styles['notice']}>
      <h1>Page not found.</h1>
      <p>
        The address may be out of date, or your role may not have access.{' '}
        <Link to="/">Go to your first screen</Link>.
      </p>
    </div>
  );
}
