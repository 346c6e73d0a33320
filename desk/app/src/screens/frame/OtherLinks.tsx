import { mayDo, type Role } from '@old/contract/desk/roles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { countsQuery } from '#api/lists.ts';
import { capsOf } from '#keys/key-table.ts';
import { countWords } from './count-words.ts';
import styles from './Rail.module.css';
import { placesFor } from './screen-places.ts';

/** The screens below the queues. Those held back are counted: somebody among them may be a person. */
export function OtherLinks({ roles }: { readonly roles: readonly Role[] }) {
  const { data: counts } = useQuery({ ...countsQuery, enabled: mayDo(roles, 'work') });
  return (
    <ul className={styles['others']}>
      {placesFor(roles).map(({ to, name, key }) => {
        const caps = capsOf(key);
        return (
          <li key={to}>
            <Link className={styles['place']} to={to} activeProps={{ 'aria-current': 'page' }}>
              <span className={styles['digit']} aria-hidden="true">
                {caps.length === 1 && caps[0]}
              </span>
              <span className={styles['name']}>{name}</span>
              {to === '/held' && counts && (
                <span className={styles['count']}>{countWords(counts.held)}</span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
