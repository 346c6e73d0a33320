import { mayDo, type Role } from '@studio/contract/desk/roles';
import { useQuery } from '@tanstack/react-query';
import { Link, useMatchRoute } from '@tanstack/react-router';
import { countsQuery } from '#api/lists.ts';
import { Menu } from '#ui/Menu.tsx';
import { formatCount } from './count-text.ts';
import styles from './MobileNav.module.css';
import { queueNavigation } from './queue-navigation.ts';
import { accountScreensFor, screensFor } from './screen-navigation.ts';
import { ViewLinks } from './ViewLinks.tsx';

const inBar = queueNavigation.slice(0, 2);
const underMore = queueNavigation.slice(2);
const current = { 'aria-current': 'page' } as const;

function Sign({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

function Queues() {
  const { data: counts } = useQuery(countsQuery);
  return (
    <>
      {inBar.map(({ queue, name, count }) => (
        <Link key={queue} to="/q/$queue" params={{ queue }} activeProps={current}>
          {name} <b>{counts && formatCount(count(counts) ?? 0)}</b>
        </Link>
      ))}
      <Link to="/held" activeProps={current}>
        Held <b>{counts && formatCount(counts.held)}</b>
      </Link>
      <Link
        to="/search"
        search={{ q: '' }}
        activeOptions={{ includeSearch: false }}
        activeProps={current}
      >
        Search <Sign path="M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3M12 12l4 4" />
      </Link>
    </>
  );
}

/**
 * The navigation below 768 px, within reach of a thumb; the last item opens all other screens. An open enquiry has a
 * bar of its own.
 */
export function MobileNav({ roles }: { readonly roles: readonly Role[] }) {
  if (useMatchRoute()({ to: '/q/$queue/$id' }) !== false) return null;
  const mayWork = mayDo(roles, 'work');
  const others = screensFor(roles).filter(({ to }) => !mayWork || to !== '/held');
  return (
    <nav className={styles['bar']} aria-label="Places">
      {mayWork && <Queues />}
      <Menu
        label={
          <>
            More <Sign path="M2 4h14M2 9h14M2 14h14" />
          </>
        }
        rises
        name="places"
      >
        {mayWork && (
          <>
            {underMore.map(({ queue, name }) => (
              <Link key={queue} to="/q/$queue" params={{ queue }} activeProps={current}>
                {name}
              </Link>
            ))}
            <ViewLinks />
          </>
        )}
        {[...others, ...accountScreensFor(roles)].map(({ to, name }) => (
          <Link key={to} to={to} activeProps={current}>
            {name}
          </Link>
        ))}
      </Menu>
    </nav>
  );
}
