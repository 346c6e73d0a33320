import { Link } from '@tanstack/react-router';
import styles from './Notice.module.css';

export function NotHere() {
  return (
    <div className={styles['notice']}>
      <h1>Nothing is here.</h1>
      <p>
        The address may be old, or a screen is not open to your role.{' '}
        <Link to="/q/$queue" params={{ queue: 'to-answer' }}>
          Go to what is to be answered
        </Link>
        .
      </p>
    </div>
  );
}
