import type { ReactNode } from 'react';
import type { Person } from '@studio/content/schema/entries.ts';
import { Face } from '@studio/drawings/people/Face/Face.tsx';
import { Picture } from '#ui/Picture/Picture.tsx';

interface PersonPictureProps extends Pick<Person, 'name' | 'picture' | 'face'> {
  /** For a person of whom there is neither. */
  readonly otherwise?: ReactNode;
}

/** A person's picture, or the face of one who is invented. */
export function PersonPicture({ name, picture, face, otherwise }: PersonPictureProps) {
  if (picture !== undefined) return <Picture name={picture} text={name} cut="portrait" />;
  return face ? <Face face={face} /> : otherwise;
}
