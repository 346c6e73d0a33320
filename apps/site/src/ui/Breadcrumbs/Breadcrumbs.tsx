import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** The breadcrumbs, without the page itself. */
  readonly trail: readonly { readonly name: string; readonly href: string }[];
}

export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs" className={styles.crumbs}>
      <ol>
        {trail.map((step) => (
          <li key={step.href}>
            <a href={step.href}>{step.name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
