import { mayDo, type Role } from '@studio/contract/desk/roles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { countsQuery } from '#api/lists.ts';
import { capsOf } from '#keys/key-table.ts';
import { countWords } from './count-words.ts';
import styles from './Rail.module.css';
import { placesFor } from './screen-places.ts';

/** The screens below the queues. What waits for a decision is counted: a person may wait there. */
export function OtherLinks({ roles }: { readonly roles: readonly Role[] }) {
  const { data: counts } = useQuery({ ...countsQuery, enabled: mayDo(roles, 'work') });
  return (
    <ul className={styles['others']}>
      {placesFor(roles).map(({ to, name, key, count }) => {
        const caps = capsOf(key);
        return (
          <li key={to}>
            <Link className={styles['place']} to={to} activeProps={{ 'aria-current': 'page' }}>
              <span className={styles['digit']} aria-hidden="true">
                {caps.length === 1 && caps[0]}
              </span>
              <span className={styles['name']}>{name}</span>
              {count && counts && (
                <span className={styles['count']}>{countWords(counts[count])}</span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
