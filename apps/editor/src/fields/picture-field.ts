import { createElement } from 'react';
import type { AssetFormField } from '@keystatic/core';
import type { PictureField } from '@studio/content/schema/field.ts';
import { endingOf, pictureFault, pictureFolder } from '@studio/content/schema/picture-rules.ts';
import { PictureInput } from './PictureInput/PictureInput.tsx';
import type { Picture, Upload } from './picture.ts';
import { pictureName } from './picture-name.ts';

/**
 * A picture to upload. Keystatic's own field would name each file “picture.jpg”, accept any kind of file, and drop the
 * path of a picture in another folder. Uploads of an entry go to its own folder in content/pictures, so they cannot
 * replace those of another entry.
 */
export function pictureField(
  label: string,
  { help: description, required: isRequired, use }: PictureField,
): AssetFormField<Picture, Picture, string | null> {
  const faultOf = ({ filename, data }: Upload): string | undefined => {
    const fault = pictureFault(use, filename, data.length);
    return fault && `${fault.problem} ${fault.fix}`;
  };
  return {
    kind: 'form',
    formKind: 'asset',
    label,
    directory: pictureFolder,
    Input: (props) =>
      createElement(PictureInput, { ...props, label, description, isRequired, faultOf }),
    defaultValue: () => null,
    filename: (value, { slug }) => ownName(value, slug),
    parse: (value, { asset, slug }) => {
      if (typeof value !== 'string') return null;
      const filename = ownName(value, slug);
      return filename && asset
        ? { filename, extension: endingOf(filename), data: asset }
        : { path: value };
    },
    validate: (value) => {
      if (value === null && isRequired) throw new Error('Choose a picture.');
      const fault = value && 'data' in value ? faultOf(value) : undefined;
      if (fault) throw new Error(fault);
      return value;
    },
    serialize: (value, { slug }) => {
      if (!value) return { value: undefined, asset: undefined };
      if ('path' in value) return { value: value.path, asset: undefined };
      const filename = pictureName(value.filename);
      return { value: folderOf(slug) + filename, asset: { filename, content: value.data } };
    },
    reader: { parse: (value) => (typeof value === 'string' ? value : null) },
  };
}

/** Keystatic keeps the files of an entry in a folder of the entry's name. */
const folderOf = (slug: string | undefined): string =>
  `${pictureFolder}/${slug === undefined ? '' : `${slug}/`}`;

/** The name of a picture that is in its entry's own folder. */
function ownName(value: unknown, slug: string | undefined): string | undefined {
  if (typeof value !== 'string' || !value.startsWith(folderOf(slug))) return undefined;
  const name = value.slice(folderOf(slug).length);
  return name.includes('/') ? undefined : name;
}
