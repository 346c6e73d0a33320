import { Outlet, useMatch, useParams, useSearch } from '@tanstack/react-router';
import { queueName } from '#screens/frame/places.ts';
import { InboxList } from './InboxList.tsx';
import styles from './InboxScreen.module.css';

/** A queue, and beside it the enquiry that is open. */
export function InboxScreen() {
  const { queue } = useParams({ from: '/q/$queue' });
  const filters = useSearch({ from: '/q/$queue' });
  const open = useMatch({ from: '/q/$queue/$id', shouldThrow: false });
  return (
    <div className={`${styles['inbox']} ${open ? styles['split'] : ''}`}>
      <title>{`${queueName(queue)} · Desk`}</title>
      <InboxList
        key={`${queue} ${JSON.stringify(filters)}`}
        queue={queue}
        filters={filters}
        openId={open?.params.id}
      />
      <Outlet />
    </div>
  );
}
