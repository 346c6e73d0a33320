import { expect, test } from 'vitest';
import { checkDocuments, type Facts } from './check-documents.ts';

const facts: Facts = {
  files: [
    'README.md',
    'docs/runbook.md',
    'apps/site/src/ui/Band/Band.tsx',
    'apps/site/src/pages/llms.txt.ts',
  ],
  scripts: new Map([
    ['check', undefined],
    ['fault', { names: ['restore', 'visits'], takes: 'several' } as const],
    ['test', { names: ['desk'], takes: 'one' } as const],
  ]),
  settings: ['INTAKE_PORT'],
  oldSettings: ['INTAKE_DOOR'],
};
const check = (text: string): string[] =>
  checkDocuments([{ path: 'docs/guide.md', text: `\`INTAKE_PORT\`\n${text}` }], facts);

test('an existing file may be named from the root, from the document or by the end of its path', () => {
  expect(
    check('`npm run check` `npm run fault -- restore visits` `docs/runbook.md` `runbook.md`'),
  ).toEqual([]);
  expect(
    check('`Band/Band.tsx` `apps/site/src/ui/Band/Band.tsx` `llms.txt` `.island.tsx`'),
  ).toEqual([]);
});

test('reports what does not exist, with its place', () => {
  expect(check('`npm run chek`')).toEqual(['docs/guide.md:2 — there is no command npm run chek.']);
  expect(check('`npm run fault -- flood`')).toEqual([
    'docs/guide.md:2 — npm run fault does not know “flood”.',
  ]);
  expect(check('`npm run fault -- restore flood`')).toEqual([
    'docs/guide.md:2 — npm run fault does not know “flood”.',
  ]);
  expect(check('`npm test -- dekstop inbox`')).toEqual([
    'docs/guide.md:2 — npm test does not know “dekstop”.',
  ]);
  expect(check('`src/gone.ts`')).toEqual(['docs/guide.md:2 — there is no file src/gone.ts.']);
  expect(check('`apps/site/src/gone/`')).toEqual([
    'docs/guide.md:2 — there is no folder apps/site/src/gone.',
  ]);
  expect(check('```sh\nnpm run chek\n```')).toEqual([
    'docs/guide.md:3 — there is no command npm run chek.',
  ]);
});

test('a link and the path of a document are checked without backticks too', () => {
  expect(
    check(
      'See [it](runbook.md#x), [all](../docs), [web](https://example.com) and docs/runbook.md.',
    ),
  ).toEqual([]);
  expect(check('See [it](gone.md).')).toEqual(['docs/guide.md:2 — there is no file docs/gone.md.']);
  expect(check('See docs/gone.md.')).toEqual(['docs/guide.md:2 — there is no file docs/gone.md.']);
});

test('words after the name of a command are arguments of its program', () => {
  expect(
    check('`npm test -- desk inbox` `npm test -- --project unit` `npm test -- apps/site`'),
  ).toEqual([]);
  expect(check('`apps/site/src/ui/` `packages/<name>/` `apps/site/dist`')).toEqual([]);
});

test('an example with a placeholder is not a file, and plain words are not checked', () => {
  expect(check('`site/src/<kind>/gone.ts` gone.ts `https://example.com/gone.json`')).toEqual([]);
});

test('a setting may be read from a file', () => {
  expect(check('`INTAKE_PORT_FILE=/etc/port`')).toEqual([]);
  expect(check('`INTAKE_PROT_FILE=/etc/port`')).not.toEqual([]);
});

test('every setting must be documented, and every documented setting must exist', () => {
  expect(check('`INTAKE_PROT=1`')).toEqual([
    'docs/guide.md:2 — no code reads the setting INTAKE_PROT.',
  ]);
  expect(checkDocuments([], facts)).toEqual([
    'The setting INTAKE_PORT is read, but no document names it.',
  ]);
});

test('only the changelog may name a setting by its old name', () => {
  expect(check('`INTAKE_DOOR`')).toEqual([
    'docs/guide.md:2 — no code reads the setting INTAKE_DOOR.',
  ]);
  const text = '- Setting `INTAKE_DOOR` is `INTAKE_PORT`.';
  expect(checkDocuments([{ path: 'CHANGELOG.md', text }], facts)).toEqual([]);
});
