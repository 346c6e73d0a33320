import { describe, expect, test } from 'vitest';
import type { Picture } from './picture.ts';
import { pictureField } from './picture-field.ts';
import { dump, load } from '#writer/yaml-file.ts';

const ask = { kind: 'picture', help: 'What is seen.', required: false, use: 'cover' } as const;
const field = pictureField('Picture', ask);
const entry = { slug: 'harbor-desk', suggestedFilenamePrefix: 'picture' };
const data = new Uint8Array([1, 2, 3]);

const upload = (filename: string, weight = 3): Picture => ({
  filename,
  extension: 'jpg',
  data: new Uint8Array(weight),
});

/** What is written when a file is opened and saved unchanged, with or without the data of its picture. */
function reopened(value: string, asset?: Uint8Array) {
  return field.serialize(field.parse(value, { ...entry, asset }), entry);
}

describe('what is saved', () => {
  test('an upload is in the folder of its entry, and the file names it', () => {
    expect(field.directory).toBe('pictures');
    expect(field.serialize({ filename: 'Harbor 7.JPG', extension: 'JPG', data }, entry)).toEqual({
      value: 'pictures/harbor-desk/harbor-7.jpg',
      asset: { filename: 'harbor-7.jpg', content: data },
    });
  });

  test('nothing, if no picture is chosen', () => {
    expect(field.serialize(field.defaultValue(), entry).value).toBeUndefined();
    expect(field.serialize(field.parse(undefined, { ...entry, asset: undefined }), entry)).toEqual({
      value: undefined,
      asset: undefined,
    });
  });

  test('an earlier upload, as it was', () => {
    const value = 'pictures/harbor-desk/harbor-7.jpg';
    expect(field.filename(value, entry)).toBe('harbor-7.jpg');
    expect(reopened(value, data)).toEqual({
      value,
      asset: { filename: 'harbor-7.jpg', content: data },
    });
  });

  test.each([
    'pictures/harbor-desk/lost.jpg',
    'pictures/warehouse.jpg',
    'pictures/other-entry/shared.jpg',
    'pictures/harbor-desk/deeper/shared.jpg',
  ])('only the path of %s, which was not uploaded in this form', (value) => {
    expect(reopened(value)).toEqual({ value, asset: undefined });
  });

  test('every byte of a file that was not changed', () => {
    const text = "name: 'Desk' # as signed\npicture:   pictures/warehouse.jpg\nsample: true\n";
    const { picture, ...rest } = load(text) as Record<string, unknown>;
    const { value } = reopened(String(picture));
    expect(dump({ ...rest, picture: value })).toBe(text);
  });
});

describe('what is refused', () => {
  test('another kind of file', () => {
    expect(() => field.validate(upload('dance.gif'))).toThrow(
      '“dance.gif” is not a file that a cover can be made from. Choose one that ends with .jpg, .jpeg, .png or .webp.',
    );
    expect(() => field.validate(upload('drawing.svg'))).toThrow('a cover');
    const logo = pictureField('Logo', { ...ask, use: 'logo' });
    expect(() => logo.validate(upload('drawing.svg'))).not.toThrow();
  });

  test('a file that is too heavy', () => {
    expect(() => field.validate(upload('dam.jpg', 8 * 1024 * 1024 + 1))).toThrow(
      '“dam.jpg” weighs 8.1 MB, and at most 8 are taken.',
    );
  });

  test('a missing picture, if one is required', () => {
    expect(() => field.validate(null)).not.toThrow();
    expect(() => pictureField('Picture', { ...ask, required: true }).validate(null)).toThrow(
      'Choose a picture.',
    );
  });
});
