import type { ReactNode } from 'react';
import { Cell, type Span } from '#ui/Cell/Cell.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import styles from './ProjectCard.module.css';

interface ProjectCardProps {
  readonly href: string;
  readonly name: string;
  readonly line: string;
  readonly sample: boolean;
  readonly ground: 'paper' | 'blue';
  readonly cover: ReactNode;
  readonly span: Span;
  readonly level: 'h2' | 'h3';
}

/** A piece of work: its cover drawing, its name, its disciplines and stack. */
export function ProjectCard(props: ProjectCardProps) {
  const { href, name, line, sample, ground, cover, span, level: Heading } = props;
  const wide = span === 'full' && styles.wide;
  return (
    <Cell
      as="article"
      span={span}
      inset="none"
      className={[styles.card, wide].filter(Boolean).join(' ')}
    >
      <div className={`${styles.cover} ${ground === 'blue' ? 'on-blue' : styles.wash}`}>
        {cover}
      </div>
      <div className={styles.caption}>
        <Heading>
          <a href={href}>{name}</a>
        </Heading>
        <p className="muted">{line}</p>
        {sample && <Tag>Sample project</Tag>}
      </div>
    </Cell>
  );
}
