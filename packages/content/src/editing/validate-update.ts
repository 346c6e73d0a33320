import { logoPicture, picture, portraitPicture, slug } from '#schema/text-fields.ts';
import { pictureFault, type PictureUse } from '#schema/picture-rules.ts';
import { z } from 'zod';
import { files, folders } from './kinds.ts';

/** The request of Keystatic's form: the files to write, each as base64. */
export const updateSchema = z.object({
  additions: z.array(z.object({ path: z.string(), contents: z.string() })),
  deletions: z.array(z.object({ path: z.string() })),
});

const pictures: Readonly<Record<PictureUse, z.ZodType>> = {
  cover: picture,
  logo: logoPicture,
  portrait: portraitPicture,
};

/**
 * Why the editor may not write what a form sends; undefined if it may. Keystatic accepts any file in a folder it
 * knows. We accept the files of our kinds, and pictures in content/pictures.
 */
export function refusalOf(sent: unknown): string | undefined {
  const update = updateSchema.safeParse(sent);
  if (!update.success)
    return 'This save request is not valid. Nothing was saved. Load the page again.';
  const { additions, deletions } = update.data;
  const sentences = [
    ...deletions.map(({ path }) => strangerAt(path)),
    ...additions.map(({ path, contents }) => strangerAt(path) ?? tooHeavy(path, contents)),
  ];
  const refusal = sentences.find(Boolean);
  return refusal && `${refusal} Nothing was saved.`;
}

const strangerAt = (path: string): string | undefined =>
  isEntry(path) || pictureUse(path)
    ? undefined
    : `content/${path} is neither a page's file nor a picture in content/pictures.`;

function tooHeavy(path: string, contents: string): string | undefined {
  const use = pictureUse(path);
  const fault = use && pictureFault(use, path, Math.floor((contents.length * 3) / 4));
  return fault && `${fault.problem} ${fault.fix}`;
}

function isEntry(path: string): boolean {
  const [, name = ''] = /^(.+)\.yaml$/.exec(path) ?? [];
  const [folder = '', entry, ...rest] = name.split('/');
  return (
    Object.hasOwn(files, name) ||
    (Object.hasOwn(folders, folder) && slug.safeParse(entry).success && rest.length === 0)
  );
}

const pictureUse = (path: string): PictureUse | undefined =>
  (['cover', 'logo'] as const).find((use) => pictures[use].safeParse(path).success);
