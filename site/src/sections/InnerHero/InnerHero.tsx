import type { ReactNode } from 'react';
import { Band } from '#ui/Band/Band.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import styles from './InnerHero.module.css';

interface InnerHeroProps {
  /** Above the title: a label or the breadcrumbs. */
  readonly above: ReactNode;
  readonly title: string;
  readonly opening: ReactNode;
  readonly action: { readonly name: string; readonly href: string };
  readonly drawing: ReactNode;
}

/** The blue opening of an inner page: words on the left, the drawing that explains on the right. */
export function InnerHero({ above, title, opening, action, drawing }: InnerHeroProps) {
  return (
    <Band ground="blue" labelledBy="headline">
      <Frame lines="half" className={styles.hero}>
        <Cell span="1-6" className={styles.words}>
          <div className={styles.above}>{above}</div>
          <h1 id="headline">{title}</h1>
          <p className={styles.opening}>{opening}</p>
          <div className={styles.action}>
            <ButtonLink href={action.href}>{action.name}</ButtonLink>
          </div>
        </Cell>
        <Cell span="7-12" className={styles.picture}>
          {drawing}
        </Cell>
      </Frame>
    </Band>
  );
}
