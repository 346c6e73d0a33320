import { LayerGlyph } from '@studio/drawings/glyphs/LayerGlyph/LayerGlyph.tsx';
import type { Category, PageLink } from '@studio/content/schema/entries.ts';
import { Arrow } from '#ui/Arrow/Arrow.tsx';
import styles from './MegaMenu.module.css';

interface MegaMenuProps {
  readonly item: PageLink;
  readonly groups: readonly Category[];
  readonly path: string;
}

/** A native popover: Escape and a click outside close it and the focus returns, without script. */
export function MegaMenu({ item, groups, path }: MegaMenuProps) {
  const current = (href: string) => (href === path ? 'page' : undefined);
  return (
    <div
      className={styles.mega}
      id="services-menu"
      popover="auto"
      role="group"
      aria-label={item.name}
    >
      <div className={styles.sheet}>
        <div className={`${styles.intro} on-blue`}>
          <p>Five groups of services. Hire us for one, or for the whole product.</p>
          <ul>
            <li>
              <a href={item.href} aria-current={current(item.href)}>
                All services <Arrow />
              </a>
            </li>
            <li>
              <a href={`${item.href}#models`}>
                Two ways to work with us <Arrow />
              </a>
            </li>
          </ul>
        </div>
        {groups.map((group) => (
          <div key={group.id}>
            <div className={styles.glyph}>
              <LayerGlyph plane={group.plane} />
            </div>
            <h2>{group.name}</h2>
            <ul>
              {group.services.map((service) => (
                <li key={service.name}>
                  <a href={service.href} aria-current={current(service.href)}>
                    {service.name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
