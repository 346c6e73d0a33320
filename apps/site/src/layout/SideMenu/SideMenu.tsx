import { LayerGlyph } from '@studio/drawings/glyphs/LayerGlyph/LayerGlyph.tsx';
import type { Company } from '@studio/content/schema/company.schema.ts';
import type { Logo as Shapes, MenuItem } from '@studio/content/schema/entries.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Logo } from '../Logo/Logo.tsx';
import styles from './SideMenu.module.css';

interface SideMenuProps {
  readonly company: Company;
  readonly logo: Shapes;
  readonly menu: readonly MenuItem[];
}

/**
 * A native modal dialog opened by an invoker command: the page behind is inert, focus stays inside and returns, and
 * Escape and a tap outside close it, all without script. Browsers without invoker commands open it as a popover or,
 * with script, by older-browsers.ts.
 */
export function SideMenu({ company, logo, menu }: SideMenuProps) {
  const groups = menu.flatMap((item) => item.groups ?? []);
  return (
    <dialog
      className={styles.side}
      id="side-menu"
      popover="auto"
      aria-label="Menu"
      {...{ closedby: 'any' }}
    >
      <div className={styles.bar}>
        <Logo company={company} logo={logo} />
        <button
          type="button"
          className={styles.close}
          {...{ command: 'close', commandfor: 'side-menu' }}
          popoverTarget="side-menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M2 2l16 16M18 2 2 18" />
          </svg>
        </button>
      </div>
      <nav aria-label="Main, small screens">
        {groups.map((group) => (
          <details key={group.id} name="service-groups">
            <summary>
              <span className={styles.glyph}>
                <LayerGlyph plane={group.plane} />
              </span>
              {group.name}
              <span className={styles.plus} />
            </summary>
            <ul>
              {group.services.map((service) => (
                <li key={service.name}>
                  <a href={service.href}>{service.name}</a>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <ul className={styles.plain}>
          {menu.map((item) => (
            <li key={item.id}>
              <a href={item.href}>{item.groups ? `All ${item.name.toLowerCase()}` : item.name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        <ButtonLink href="/contact">Let&apos;s talk</ButtonLink>
      </div>
    </dialog>
  );
}
