import type { ComponentProps } from 'react';
import type { Project } from '@studio/content/schema/entries.ts';
import { ProjectCover } from '@studio/drawings/covers/ProjectCover/ProjectCover.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';

interface WorkCoverProps {
  readonly project: Project;
  readonly cut: ComponentProps<typeof Picture>['cut'];
  readonly first?: boolean;
}

/** The cover of a project: a picture or a drawing. */
export function WorkCover({ project, cut, first = false }: WorkCoverProps) {
  const { cover, picture, coverText } = project;
  return picture === undefined ? (
    cover && <ProjectCover cover={cover} label={coverText} />
  ) : (
    <Picture name={picture} text={coverText} cut={cut} first={first} />
  );
}
