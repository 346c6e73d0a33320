import styles from '../SideMenu/SideMenu.module.css';

/**
 * Leads to the page that lists every page. With script it opens the search in place (enhance.ts).
 * The sign has the square of the side menu's own.
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
