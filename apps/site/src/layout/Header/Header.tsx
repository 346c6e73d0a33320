import type { Company } from '@studio/content/schema/company.schema.ts';
import type { Logo as Shapes, MenuItem } from '@studio/content/schema/entries.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { MegaMenu } from '../MegaMenu/MegaMenu.tsx';
import { Search } from '../Search/Search.tsx';
import { itemOf } from '../nearest-in-menu.ts';
import { SideMenu } from '../SideMenu/SideMenu.tsx';
import styles from './Header.module.css';

interface HeaderProps {
  readonly company: Company;
  readonly logo: Shapes;
  readonly menu: readonly MenuItem[];
  /** The page that lists all pages, if there is a search. */
  readonly search: string | undefined;
  readonly path: string;
}

/**
 * The fixed header with both menus: the mega menu on large screens, the side menu on small ones. The mega menu's
 * button replaces a link to the same page; browsers without popovers show the link.
 */
export function Header({ company, logo, menu, search, path }: HeaderProps) {
  const here = itemOf(menu, path);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo company={company} logo={logo} />
        <nav className={styles.nav} aria-label="Main">
          <ul>
            {menu.map((item) => (
              <li key={item.id}>
                {item.groups && (
                  <>
                    <button
                      type="button"
                      className={styles.item}
                      popoverTarget="services-menu"
                      aria-current={item === here ? 'true' : undefined}
                    >
                      {item.name}
                      <span className={styles.chevron} />
                    </button>
                    <MegaMenu item={item} groups={item.groups} path={path} />
                  </>
                )}
                <a
                  className={styles.item}
                  href={item.href}
                  aria-current={item === here ? 'page' : undefined}
                >
                  {item.name}
                </a>
              </li>
            ))}
            <li>
              <ButtonLink href="/contact" look="small" arrow={false}>
                Let&apos;s talk
              </ButtonLink>
            </li>
          </ul>
        </nav>
        {search && <Search href={search} />}
        <button
          type="button"
          className={styles.burger}
          {...{ command: 'show-modal', commandfor: 'side-menu' }}
          popoverTarget="side-menu"
          aria-label="Open menu"
        >
          <span />
          <span />
        </button>
      </div>
      <SideMenu company={company} logo={logo} menu={menu} />
    </header>
  );
}
