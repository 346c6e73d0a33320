import type { MenuItem } from '../../schema/entries.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { MegaMenu } from '../MegaMenu/MegaMenu.tsx';
import { Search } from '../Search/Search.tsx';
import { SideMenu } from '../SideMenu/SideMenu.tsx';
import styles from './Header.module.css';

interface HeaderProps {
  readonly companyName: string;
  readonly menu: readonly MenuItem[];
  readonly path: string;
}

const isWithin = (path: string, href: string): boolean =>
  path === href || path.startsWith(`${href}/`);

/** The fixed bar with both menus: the mega menu on large screens, the side menu on small ones. */
export function Header({ companyName, menu, path }: HeaderProps) {
  const here = menu.find((item) => isWithin(path, item.href));
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo name={companyName} />
        <nav className={styles.nav} aria-label="Main">
          <ul>
            {menu.map((item) => (
              <li key={item.id}>
                {item.groups ? (
                  <button
                    type="button"
                    popoverTarget="services-menu"
                    aria-current={item === here ? 'true' : undefined}
                  >
                    {item.name}
                    <span className={styles.chevron} />
                  </button>
                ) : (
                  <a href={item.href} aria-current={item === here ? 'page' : undefined}>
                    {item.name}
                  </a>
                )}
              </li>
            ))}
            <li>
              <ButtonLink href="/contact" look="small" arrow={false}>
                Let&apos;s talk
              </ButtonLink>
            </li>
          </ul>
        </nav>
        <Search />
        <button
          type="button"
          className={styles.burger}
          {...{ command: 'show-modal', commandfor: 'side-menu' }}
          aria-label="Open menu"
        >
          <span />
          <span />
        </button>
      </div>
      {menu.map(
        (item) =>
          item.groups && <MegaMenu key={item.id} item={item} groups={item.groups} path={path} />,
      )}
      <SideMenu companyName={companyName} menu={menu} />
    </header>
  );
}
