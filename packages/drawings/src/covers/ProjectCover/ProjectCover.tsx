import { Drawn } from '#found/Drawn/Drawn.tsx';
import type { CoverProps } from '../cover-props.ts';

interface ProjectCoverProps extends CoverProps {
  readonly cover: string;
}

/** A project's cover by the name its content gives: `dispatch` is DispatchCover. */
export const ProjectCover = ({ cover, label }: ProjectCoverProps) => (
  <Drawn name={`${cover.charAt(0).toUpperCase()}${cover.slice(1)}Cover`} label={label} />
);
