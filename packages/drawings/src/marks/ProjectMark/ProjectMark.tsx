import { FixedDrawing } from '#line/FixedDrawing.tsx';
import { markSize } from '../mark-parts.ts';
import { projectMarks } from '../project-marks.tsx';

interface ProjectMarkProps {
  /** The name of the project's cover, which the mark says in small. */
  readonly cover: string;
}

/** A project in one small drawing. Its name is always shown beside it. */
export function ProjectMark({ cover }: ProjectMarkProps) {
  const mark = Object.entries(projectMarks).find(([name]) => name === cover)?.[1];
  if (!mark)
    throw new Error(
      `There is no mark for the cover “${cover}”. Draw one in packages/drawings/src/marks.`,
    );
  return <FixedDrawing {...markSize}>{mark}</FixedDrawing>;
}
