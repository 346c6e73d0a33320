import { createHash } from 'node:crypto';
import type { PictureFile } from '#schema/entries.ts';
import type { ContentReader } from './read-files.ts';

interface Wanted extends Pick<PictureFile, 'use' | 'namedBy'> {
  readonly file: string | undefined;
}

/** The pictures that content files name, by path; a missing one is a finding. */
export const readPictures = (read: ContentReader, wanted: readonly Wanted[]) =>
  new Map(
    wanted.flatMap(({ file, ...asked }): [string, PictureFile][] => {
      const bytes = file === undefined ? undefined : read.picture(file, asked.namedBy);
      return file && bytes ? [[file, { file, ...asked, bytes, name: nameOf(file, bytes) }]] : [];
    }),
  );

/** The same name always means the same content, so that no cache can show an old picture. */
const nameOf = (file: string, bytes: Uint8Array): string =>
  [
    file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.')),
    createHash('sha256').update(bytes).digest('hex').slice(0, 8),
  ].join('-');
