import { Link, useMatchRoute } from '@tanstack/react-router';
import styles from './PhoneBar.module.css';

/** Below 768 px: the places of a thumb. An open enquiry has a bar of its own there. */
export function PhoneBar() {
  const current = { 'aria-current': 'page' } as const;
  if (useMatchRoute()({ to: '/q/$queue/$id' }) !== false) return null;
  return (
    <nav className={styles['bar']} aria-label="Queues">
      <Link to="/q/$queue" params={{ queue: 'to-answer' }} activeProps={current}>
        To answer
      </Link>
      <Link to="/q/$queue" params={{ queue: 'mine' }} activeProps={current}>
        Mine
      </Link>
      <Link to="/q/$queue" params={{ queue: 'waiting' }} activeProps={current}>
        Waiting
      </Link>
      <Link to="/search" search={{ q: '' }} activeProps={current}>
        Search
      </Link>
    </nav>
  );
}
