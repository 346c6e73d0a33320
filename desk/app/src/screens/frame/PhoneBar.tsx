import { mayDo, type Role } from '@studio/contract/desk/roles';
import { Link, useMatchRoute } from '@tanstack/react-router';
import { Menu } from '#ui/Menu.tsx';
import styles from './PhoneBar.module.css';
import { placesFor } from './screen-places.ts';

const current = { 'aria-current': 'page' } as const;

function Queues() {
  return (
    <>
      <Link to="/q/$queue" params={{ queue: 'to-answer' }} activeProps={current}>
        To answer
      </Link>
      <Link to="/q/$queue" params={{ queue: 'mine' }} activeProps={current}>
        Mine
      </Link>
      <Link to="/search" search={{ q: '' }} activeProps={current}>
        Search
      </Link>
    </>
  );
}

/**
 * Below 768 px: the places of a thumb; all others rise from the last one. An open enquiry has a bar of
 * its own there.
 */
export function PhoneBar({ roles }: { readonly roles: readonly Role[] }) {
  if (useMatchRoute()({ to: '/q/$queue/$id' }) !== false) return null;
  return (
    <nav className={styles['bar']} aria-label="Places">
      {mayDo(roles, 'work') && <Queues />}
      <Menu label="More" rises name="places">
        {mayDo(roles, 'work') && (
          <Link to="/q/$queue" params={{ queue: 'waiting' }} activeProps={current}>
            Waiting for them
          </Link>
        )}
        {placesFor(roles).map(({ to, name }) => (
          <Link key={to} to={to} activeProps={current}>
            {name}
          </Link>
        ))}
      </Menu>
    </nav>
  );
}
