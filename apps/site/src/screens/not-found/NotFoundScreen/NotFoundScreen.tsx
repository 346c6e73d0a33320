import { Band } from '#ui/Band/Band.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import type { ScreenProps } from '../../screen-props.ts';
import styles from './NotFoundScreen.module.css';

/** The site map as a tree, with the reader's own place marked beside it. */
export function NotFoundScreen({ page: { subject } }: ScreenProps<'not-found'>) {
  const { page, links } = subject;
  return (
    <Band labelledBy="headline">
      <Frame>
        <Cell span="1-6" className={styles.words}>
          <h1 id="headline">{page.heading}</h1>
          <p className="large">
            <RichText text={page.opening} />
          </p>
        </Cell>
        <Cell as="nav" span="7-12" label="Site map" className={styles.map}>
          <a className={styles.place} href="/">
            Home <span className={styles.path}>/</span>
          </a>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <a className={styles.place} href={link.href}>
                  {link.name} <span className={styles.path}>{link.href}</span>
                </a>
              </li>
            ))}
            <li className={styles.lost}>
              <span className={styles.place}>
                You are here <span className={styles.path}>404</span>
              </span>
            </li>
          </ul>
        </Cell>
      </Frame>
    </Band>
  );
}
