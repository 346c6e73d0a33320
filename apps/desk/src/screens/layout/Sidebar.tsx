import type { Me } from '@studio/contract/desk/staff';
import { mayDo } from '@studio/contract/desk/roles';
import { Link } from '@tanstack/react-router';
import { OfficeHoursStatus } from '#parts/OfficeHoursStatus.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { ScreenLinks } from './ScreenLinks.tsx';
import { QueueLinks } from './QueueLinks.tsx';
import { ViewLinks } from './ViewLinks.tsx';
import styles from './Sidebar.module.css';

/** The navigation: at the side of a wide screen, at the top of a medium one, a bar on a phone. */
export function Sidebar({ me }: { readonly me: Me }) {
  return (
    <nav className={styles['sidebar']} aria-label="Desk">
      <Link className={styles['logo']} to="/" aria-label="Desk: first screen">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path className={styles['ground']} d="M0 0h32v32H0z" />
          <path d="M5 16h22M5 9v14M27 9v14M3 18l4-4M25 18l4-4" />
        </svg>
        <b>Desk</b>
      </Link>
      {mayDo(me.roles, 'work') && (
        <>
          <QueueLinks />
          <ViewLinks className={styles['views']} />
        </>
      )}
      <ScreenLinks roles={me.roles} />
      <div className={styles['foot']}>
        <OfficeHoursStatus />
        <AccountMenu me={me} />
      </div>
    </nav>
  );
}
