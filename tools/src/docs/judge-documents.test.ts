import { expect, test } from 'vitest';
import { judgeDocuments, type Facts } from './judge-documents.ts';

const facts: Facts = {
  files: [
    'README.md',
    'docs/runbook.md',
    'site/src/ui/Band/Band.tsx',
    'site/src/pages/llms.txt.ts',
  ],
  scripts: ['check', 'proof'],
  drills: ['restore'],
  settings: ['INTAKE_PORT'],
};
const judge = (text: string): string[] =>
  judgeDocuments([{ path: 'docs/guide.md', text: `\`INTAKE_PORT\`\n${text}` }], facts);

test('what is there may be named, from the root, from the document or by the end of its path', () => {
  expect(
    judge('`npm run check` `npm run proof -- restore` `docs/runbook.md` `runbook.md`'),
  ).toEqual([]);
  expect(judge('`Band/Band.tsx` `site/src/ui/Band/Band.tsx` `llms.txt` `.island.tsx`')).toEqual([]);
});

test('what is not there is told, with its place', () => {
  expect(judge('`npm run chek`')).toEqual(['docs/guide.md:2 — there is no command npm run chek.']);
  expect(judge('`npm run proof -- flood`')).toEqual([
    'docs/guide.md:2 — npm run proof knows no drill flood.',
  ]);
  expect(judge('`src/gone.ts`')).toEqual(['docs/guide.md:2 — there is no file src/gone.ts.']);
  expect(judge('```sh\nnpm run chek\n```')).toEqual([
    'docs/guide.md:3 — there is no command npm run chek.',
  ]);
});

test('an example with a gap is no file, and plain words are not read', () => {
  expect(judge('`site/src/<kind>/gone.ts` gone.ts `https://example.com/gone.json`')).toEqual([]);
});

test('a setting may lie in a file', () => {
  expect(judge('`INTAKE_PORT_FILE=/etc/port`')).toEqual([]);
  expect(judge('`INTAKE_PROT_FILE=/etc/port`')).not.toEqual([]);
});

test('settings and documents know each other', () => {
  expect(judge('`INTAKE_PROT=1`')).toEqual([
    'docs/guide.md:2 — no code reads the setting INTAKE_PROT.',
  ]);
  expect(judgeDocuments([], facts)).toEqual([
    'The setting INTAKE_PORT is read and no document names it.',
  ]);
});
