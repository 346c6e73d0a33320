import { coverDrawings, type Cover } from '#registry/project-drawings.ts';
import { RegisteredDrawing } from '#registry/RegisteredDrawing/RegisteredDrawing.tsx';
import type { CoverProps } from '../cover-props.ts';

interface ProjectCoverProps extends CoverProps {
  readonly cover: Cover;
}

/** A project's cover by the name in its content file. */
export const ProjectCover = ({ cover, label }: ProjectCoverProps) => (
  <RegisteredDrawing compositions={coverDrawings[cover]} label={label} />
);
