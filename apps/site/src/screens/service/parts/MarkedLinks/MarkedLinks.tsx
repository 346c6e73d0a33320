import type { ReactNode } from 'react';
import styles from './MarkedLinks.module.css';

interface MarkedLinksProps {
  readonly links: readonly {
    readonly href: string;
    readonly name: string;
    readonly line: string;
    readonly mark: ReactNode;
    readonly note?: ReactNode;
  }[];
}

/** Links to other pages, each with its small drawing; the whole row is clickable. */
export function MarkedLinks({ links }: MarkedLinksProps) {
  return (
    <ul className={styles.links}>
      {links.map(({ href, name, line, mark, note }) => (
        <li key={href}>
          {mark}
          <div>
            <a href={href}>{name}</a>
            <p className="muted">{line}</p>
            {note}
          </div>
        </li>
      ))}
    </ul>
  );
}
