import type { ReactElement } from 'react';
import { FixedDrawing } from '#line/FixedDrawing.tsx';
import type { Cover } from '#registry/project-drawings.ts';
import { markSize } from '../mark-parts.ts';
import { projectMarks } from '../project-marks.tsx';

const marks: Readonly<Record<Cover, ReactElement>> = projectMarks;

interface ProjectMarkProps {
  /** The name of the project's cover, which the mark says in small. */
  readonly cover: Cover;
}

/** A project in one small drawing. Its name is always shown beside it. */
export const ProjectMark = ({ cover }: ProjectMarkProps) => (
  <FixedDrawing {...markSize}>{marks[cover]}</FixedDrawing>
);
