import type { ReactElement } from 'react';
import { FixedDrawing } from '#line/FixedDrawing.tsx';
import type { Cover } from '#registry/project-drawings.ts';
import { markSize } from '../mark-parts.ts';
import { projectMarks } from '../project-marks.tsx';

const marks: Readonly<Record<Cover, ReactElement>> = projectMarks;

interface ProjectMarkProps {
  /** The name of the project's cover; the mark is its small version. */
  readonly cover: Cover;
}

/** A small drawing of a project. It has no label, because the name is always beside it. */
export const ProjectMark = ({ cover }: ProjectMarkProps) => (
  <FixedDrawing {...markSize}>{marks[cover]}</FixedDrawing>
);
