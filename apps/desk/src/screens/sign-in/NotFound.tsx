import { Link } from '@tanstack/react-router';
import styles from './Notice.module.css';

export function NotFound() {
  return (
    <div className={styles['notice']}>
      <h1>Nothing is here.</h1>
      <p>
        The address may be old, or a screen is not open to your role.{' '}
        <Link to="/">Go to your first screen</Link>.
      </p>
    </div>
  );
}
