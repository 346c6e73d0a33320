import type { ReactNode } from 'react';
import type { Person } from '@studio/content/schema/entries.ts';
import { Face } from '@studio/drawings/people/Face/Face.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';

interface PersonPictureProps extends Pick<Person, 'name' | 'picture' | 'face'> {
  /** Shown for a person with neither picture nor face. */
  readonly otherwise?: ReactNode;
}

/** A person's picture, or a drawn face for an invented person. */
export function PersonPicture({ name, picture, face, otherwise }: PersonPictureProps) {
  if (picture !== undefined) return <Picture name={picture} text={name} cut="portrait" />;
  return face ? <Face face={face} /> : otherwise;
}
