import { mayDo, type Role } from '@studio/contract/desk/roles';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { countsQuery } from '#api/lists.ts';
import { capsOf } from '#keys/key-table.ts';
import { formatCount } from './count-text.ts';
import styles from './Sidebar.module.css';
import { screensFor } from './screen-navigation.ts';

/** The screens below the queues. Items that need a decision are counted, because a person may wait for it. */
export function ScreenLinks({ roles }: { readonly roles: readonly Role[] }) {
  const { data: counts } = useQuery({ ...countsQuery, enabled: mayDo(roles, 'work') });
  return (
    <ul className={styles['others']}>
      {screensFor(roles).map(({ to, name, key, count }) => {
        const caps = capsOf(key);
        return (
          <li key={to}>
            <Link className={styles['link']} to={to} activeProps={{ 'aria-current': 'page' }}>
              <span className={styles['digit']} aria-hidden="true">
                {caps.length === 1 && caps[0]}
              </span>
              <span className={styles['name']}>{name}</span>
              {count && counts && (
                <span className={styles['count']}>{formatCount(counts[count])}</span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
