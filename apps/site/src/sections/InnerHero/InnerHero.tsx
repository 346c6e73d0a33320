import type { ComponentProps, ReactNode } from 'react';
import { Band } from '#ui/Band/Band.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Cell } from '#ui/Cell/Cell.tsx';
import { Frame } from '#ui/Frame/Frame.tsx';
import { TitleBlock } from '../TitleBlock/TitleBlock.tsx';
import styles from './InnerHero.module.css';

interface InnerHeroProps {
  readonly ground?: 'blue' | 'paper';
  /** Above the title: a label or the breadcrumbs. */
  readonly above: ReactNode;
  readonly title: string;
  /** A large line below the title; an opening text below it is small. */
  readonly line?: ReactNode;
  readonly opening?: ReactNode;
  readonly action?: { readonly name: string; readonly href: string };
  /** On the right half. */
  readonly drawing?: ReactNode;
  /** The cells of a title block: below the text, or on the right half if nothing is drawn. */
  readonly block?: ComponentProps<typeof TitleBlock>['cells'];
}

/** The opening of an inner page: its subject, its drawing and its key figures. */
export function InnerHero(props: InnerHeroProps) {
  const { ground = 'blue', above, title, line, opening, action, drawing, block = [] } = props;
  return (
    <Band ground={ground} labelledBy="headline">
      <Frame lines={drawing ? 'half' : 'edges'} className={styles.hero}>
        <Cell span="1-6" className={styles.words}>
          <div className={styles.above}>{above}</div>
          <h1 id="headline">{title}</h1>
          {line && <p className={styles.line}>{line}</p>}
          {opening && <p className={line ? 'muted' : styles.opening}>{opening}</p>}
          {action && (
            <div className={styles.action}>
              <ButtonLink href={action.href}>{action.name}</ButtonLink>
            </div>
          )}
        </Cell>
        {drawing && (
          <Cell span="7-12" className={styles.picture}>
            {drawing}
          </Cell>
        )}
        {block.length > 0 && (
          <Cell span={drawing ? '1-6' : '7-12'} className={styles.figures}>
            <TitleBlock cells={block} brief={Boolean(drawing)} />
          </Cell>
        )}
      </Frame>
    </Band>
  );
}
