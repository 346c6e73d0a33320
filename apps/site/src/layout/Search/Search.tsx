import styles from '../SideMenu/SideMenu.module.css';

/**
 * A link to the page that lists all pages. With script it opens the search in place (enhance.ts). The icon has the
 * same square as the side menu's button.
 */
export function Search({ href }: { readonly href: string }) {
  return (
    <a className={styles.close} href={href} aria-label="Search" data-search>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M13 13l6 6M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13" />
      </svg>
    </a>
  );
}
