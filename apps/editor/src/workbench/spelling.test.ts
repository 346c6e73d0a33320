import { describe, expect, test } from 'vitest';
import { misspellingsIn } from './spelling.ts';

const text = `sample: true
steps:
  - title: One
  - title: Two
    text: >-
      A seperate step
      in the centre.
clientName: Sivakumarasamy
related: [powerbi]
`;

// The first test reads the dictionaries.
describe('spelling', { timeout: 60_000 }, () => {
  test('reports what the build reports, and in which field', async () => {
    expect(await misspellingsIn('services/atlas.yaml', text, [])).toEqual([
      {
        file: 'services/atlas.yaml',
        field: 'steps.1.text',
        word: 'seperate',
        problem: 'The spelling check does not know “seperate”.',
        fix: 'Did you mean “separate”? If it is right, add it.',
      },
      {
        file: 'services/atlas.yaml',
        field: 'steps.1.text',
        problem: '“centre” is not American spelling.',
        fix: 'Write “center”.',
      },
      expect.objectContaining({ field: 'clientName', word: 'Sivakumarasamy' }),
    ]);
  });

  test('a word that was added is known', async () => {
    const found = await misspellingsIn('services/atlas.yaml', text, ['Sivakumarasamy']);
    expect(found.map(({ word }) => word)).toEqual(['seperate', undefined]);
  });
});
