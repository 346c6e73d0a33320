import { expect, test } from 'vitest';
import { draftFilesSchema, filesSchema, needsConfirmation, type FileState } from './files.ts';

const states = [
  ['waiting', false],
  ['clean', false],
  ['not-scanned', true],
  ['not-scannable', true],
  ['program', false],
  ['infected', false],
  ['left', false],
] as const satisfies readonly (readonly [FileState, boolean])[];
const file = {
  id: '1',
  mailId: '2',
  name: 'plan.pdf',
  bytes: 7,
  state: 'clean',
  hasThumbnail: true,
};

test.each(states)('a file that is %s is sent only after a confirmation: %s', (state, is) => {
  expect(needsConfirmation(state)).toBe(is);
  const files = [{ ...file, state }];
  expect(filesSchema.parse({ files })).toEqual({ files });
});

test('a file of a draft has neither a mail nor a thumbnail', () => {
  const { mailId: _mail, hasThumbnail: _thumbnail, ...inDraft } = file;
  expect(draftFilesSchema.parse({ files: [file] })).toEqual({
    files: [inDraft],
  });
});

test.each(Object.keys(file))('a file without “%s” is refused', (field) => {
  const { [field]: _left, ...rest } = file as Record<string, unknown>;
  expect(filesSchema.safeParse({ files: [rest] }).success).toBe(false);
});

test('an unknown state is refused, and files are needed', () => {
  expect(filesSchema.safeParse({ files: [{ ...file, state: 'lost' }] }).success).toBe(false);
  expect(filesSchema.safeParse({}).success).toBe(false);
  expect(draftFilesSchema.safeParse({}).success).toBe(false);
});
