import type { Company } from '@studio/content/schema/company.schema.ts';
import type { Logo as Shapes } from '@studio/content/schema/entries.ts';
import styles from './Logo.module.css';

interface LogoProps {
  readonly company: Company;
  readonly logo: Shapes;
  readonly size?: 'bar' | 'footer';
}

/** The width of the mark in letters of the name. */
const side = 1.7;

/**
 * The mark and the name; its short form is set stronger than the rest. The content reader has left nothing
 * in the mark but shapes, so it may stand here as it is.
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
          // Here, so that it keeps its size on the day the stylesheet does not arrive.
          width={`${side}em`}
          height={`${(side * height) / width}em`}
          aria-hidden="true"
          focusable="false"
          dangerouslySetInnerHTML={{ __html: logo.shapes }}
        />
      </span>
      <span>
        {/* One piece of text: a separate space is left out of the link's spoken name. */}
        {`${strong} `}
        <span className={styles.rest}>{name.slice(strong.length + 1)}</span>
      </span>
    </a>
  );
}
