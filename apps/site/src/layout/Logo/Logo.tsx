import type { Company } from '@studio/content/schema/company.schema.ts';
import type { Logo as Shapes } from '@studio/content/schema/entries.ts';
import styles from './Logo.module.css';

interface LogoProps {
  readonly company: Company;
  readonly logo: Shapes;
  readonly size?: 'bar' | 'footer';
}

/** The width of the logo's mark in em of the name. */
const side = 1.7;

/**
 * The mark and the name, with the short name emphasized. The content reader allows only shapes in the mark, so it can
 * be inlined unchanged.
 */
export function Logo({ company: { name, shortName }, logo, size = 'bar' }: LogoProps) {
  const strong = name.startsWith(`${shortName} `) ? shortName : name;
  const [, , width = 1, height = 1] = logo.viewBox.split(' ').map(Number);
  return (
    <a
      className={[styles.logo, size === 'footer' && styles.footer].filter(Boolean).join(' ')}
      href="/"
    >
      <span className={styles.mark}>
        <svg
          viewBox={logo.viewBox}
          // As an attribute, so that it keeps its size if the stylesheet does not load.
          width={`${side}em`}
          height={`${(side * height) / width}em`}
          aria-hidden="true"
          focusable="false"
          dangerouslySetInnerHTML={{ __html: logo.shapes }}
        />
      </span>
      <span>
        {/* One text node: a separate space would be missing from the link's accessible name. */}
        {`${strong} `}
        <span className={styles.rest}>{name.slice(strong.length + 1)}</span>
      </span>
    </a>
  );
}
