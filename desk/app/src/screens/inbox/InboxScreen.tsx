import { useInfiniteQuery } from '@tanstack/react-query';
import { Outlet, useMatchRoute, useParams } from '@tanstack/react-router';
import { queueQuery } from '#api/lists.ts';
import { ClockLine } from '#parts/ClockLine.tsx';
import styles from './InboxScreen.module.css';

export function InboxScreen() {
  const { queue } = useParams({ from: '/q/$queue' });
  const isOpen = useMatchRoute()({ to: '/q/$queue/$id' }) !== false;
  const { data } = useInfiniteQuery(queueQuery(queue));
  return (
    <div className={`${styles['inbox']} ${isOpen ? styles['split'] : ''}`}>
      <ul>
        {data?.pages
          .flatMap(({ rows }) => rows)
          .map((row) => (
            <li key={row.id}>
              {row.name} <ClockLine enquiry={row} />
            </li>
          ))}
      </ul>
      <Outlet />
    </div>
  );
}
