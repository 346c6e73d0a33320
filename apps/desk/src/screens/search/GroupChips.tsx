import { Link } from '@tanstack/react-router';
import styles from './GroupChips.module.css';
import { groupNames, groups, type Searched } from './groups.ts';
import type { Result } from './results.ts';

interface GroupChipsProps {
  readonly all: readonly Result[];
  readonly searched: Searched;
}

/** All results, or those of one group. */
export function GroupChips({ all, searched: { q, only } }: GroupChipsProps) {
  const chips = groups.flatMap((group) => {
    const count = all.filter((result) => result.group === group).length;
    return count === 0 ? [] : [{ group, name: groupNames[group], count }];
  });
  // A single group needs no filter, unless it is the chosen one.
  if (chips.length < 2 && only === undefined) return null;
  return (
    <nav className={styles['chips']} aria-label="Groups of results">
      {[{ group: undefined, name: 'All', count: all.length }, ...chips].map(
        ({ group, name, count }) => (
          <Link
            key={name}
            className={`${styles['chip']} ${group === only ? styles['on'] : ''}`}
            to="/search"
            search={{ q, only: group }}
            replace
            activeOptions={{ exact: true, explicitUndefined: true }}
          >
            {name} <span className={styles['count']}>{count}</span>
          </Link>
        ),
      )}
    </nav>
  );
}
