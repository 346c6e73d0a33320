import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { countsQuery } from '#api/lists.ts';
import { capsOf } from '#keys/key-table.ts';
import { everything, useShownView } from '#screens/work/use-shown-view.ts';
import { formatCount } from './count-text.ts';
import styles from './Sidebar.module.css';
import { queueNavigation } from './queue-navigation.ts';

/** The queues with their counts; late ones are counted below their queue. */
export function QueueLinks() {
  const { data: counts } = useQuery(countsQuery);
  const isView = useShownView() !== undefined;
  return (
    <ol className={styles['links']}>
      {queueNavigation.map(({ queue, name, key, count }) => {
        const number = counts && count(counts);
        const isLate = queue === 'to-answer' && counts !== undefined && counts.late > 0;
        return (
          <li key={queue}>
            <Link
              className={styles['link']}
              to="/q/$queue"
              params={{ queue }}
              search={everything}
              activeProps={{ 'aria-current': 'page' }}
              // If a view is shown, its link is the active one.
              activeOptions={{ explicitUndefined: isView }}
              aria-keyshortcuts={capsOf(key)[0]}
            >
              <span className={styles['digit']} aria-hidden="true">
                {capsOf(key)[0]}
              </span>
              <span className={styles['name']}>{name}</span>
              {number !== undefined && (
                <span className={styles['count']}>{formatCount(number)}</span>
              )}
            </Link>
            {isLate && (
              <Link className={styles['late']} to="/q/$queue" params={{ queue: 'late' }}>
                <bdi>{formatCount(counts.late)} late</bdi>
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
