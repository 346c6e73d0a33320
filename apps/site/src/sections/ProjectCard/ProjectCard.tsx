import type { Project } from '@studio/content/schema/entries.ts';
import { WorkCover } from '#sections/WorkCover/WorkCover.tsx';
import { Cell, type Span } from '#ui/Cell/Cell.tsx';
import { Tag } from '#ui/Tag/Tag.tsx';
import styles from './ProjectCard.module.css';

interface ProjectCardProps {
  readonly project: Project;
  readonly span: Span;
  readonly level: 'h2' | 'h3';
}

/** A project: its cover drawing, its name, its disciplines and stack. */
export function ProjectCard({ project, span, level: Heading }: ProjectCardProps) {
  const { href, name, line, sample, ground } = project;
  const isWide = span === 'full';
  return (
    <Cell
      as="article"
      span={span}
      inset="none"
      className={isWide ? `${styles.card} ${styles.wide}` : styles.card}
    >
      <div className={`${styles.cover} ${ground === 'blue' ? 'on-blue' : styles.wash}`}>
        <WorkCover project={project} cut={isWide ? 'wide' : 'half'} />
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
