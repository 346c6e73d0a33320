import type { ComponentProps } from 'react';
import { ProjectCover } from '@old/drawings/covers/ProjectCover/ProjectCover.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';

interface WorkCoverProps {
  readonly drawing: string;
  /** The name of a picture, shown in the drawing's place. */
  readonly picture: string | undefined;
  readonly text: string;
  readonly cut: ComponentProps<typeof Picture>['cut'];
  readonly first?: boolean;
}

/** A piece of work by what it looks like: a picture of it, or a drawing. */
export function WorkCover({ drawing, picture, text, cut, first = false }: WorkCoverProps) {
  return picture === undefined ? (
    <ProjectCover cover={drawing} label={text} />
  ) : (
    <Picture name={picture} text={text} cut={cut} first={first} />
  );
}
