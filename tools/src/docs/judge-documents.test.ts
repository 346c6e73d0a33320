import { expect, test } from 'vitest';
import { judgeDocuments, type Facts } from './judge-documents.ts';

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
const judge = (text: string): string[] =>
  judgeDocuments([{ path: 'docs/guide.md', text: `\`INTAKE_PORT\`\n${text}` }], facts);

test('an existing file may be named from the root, from the document or by the end of its path', () => {
  expect(
    judge('`npm run check` `npm run fault -- restore visits` `docs/runbook.md` `runbook.md`'),
  ).toEqual([]);
  expect(
    judge('`Band/Band.tsx` `apps/site/src/ui/Band/Band.tsx` `llms.txt` `.island.tsx`'),
  ).toEqual([]);
});

test('reports what does not exist, with its place', () => {
  expect(judge('`npm run chek`')).toEqual(['docs/guide.md:2 — there is no command npm run chek.']);
  expect(judge('`npm run fault -- flood`')).toEqual([
    'docs/guide.md:2 — npm run fault knows no “flood”.',
  ]);
  expect(judge('`npm run fault -- restore flood`')).toEqual([
    'docs/guide.md:2 — npm run fault knows no “flood”.',
  ]);
  expect(judge('`npm test -- dekstop inbox`')).toEqual([
    'docs/guide.md:2 — npm test knows no “dekstop”.',
  ]);
  expect(judge('`src/gone.ts`')).toEqual(['docs/guide.md:2 — there is no file src/gone.ts.']);
  expect(judge('`apps/site/src/gone/`')).toEqual([
    'docs/guide.md:2 — there is no folder apps/site/src/gone.',
  ]);
  expect(judge('```sh\nnpm run chek\n```')).toEqual([
    'docs/guide.md:3 — there is no command npm run chek.',
  ]);
});

test('a link and the path of a document are followed without backticks too', () => {
  expect(
    judge(
      'See [it](runbook.md#x), [all](../docs), [web](https://example.com) and docs/runbook.md.',
    ),
  ).toEqual([]);
  expect(judge('See [it](gone.md).')).toEqual(['docs/guide.md:2 — there is no file docs/gone.md.']);
  expect(judge('See docs/gone.md.')).toEqual(['docs/guide.md:2 — there is no file docs/gone.md.']);
});

test('after the name of a command come words of its program', () => {
  expect(
    judge('`npm test -- desk inbox` `npm test -- --project unit` `npm test -- apps/site`'),
  ).toEqual([]);
  expect(judge('`apps/site/src/ui/` `packages/<name>/` `apps/site/dist`')).toEqual([]);
});

test('an example with a placeholder is not a file, and plain words are not checked', () => {
  expect(judge('`site/src/<kind>/gone.ts` gone.ts `https://example.com/gone.json`')).toEqual([]);
});

test('a setting may be read from a file', () => {
  expect(judge('`INTAKE_PORT_FILE=/etc/port`')).toEqual([]);
  expect(judge('`INTAKE_PROT_FILE=/etc/port`')).not.toEqual([]);
});

test('every setting must be documented, and every documented setting must exist', () => {
  expect(judge('`INTAKE_PROT=1`')).toEqual([
    'docs/guide.md:2 — no code reads the setting INTAKE_PROT.',
  ]);
  expect(judgeDocuments([], facts)).toEqual([
    'The setting INTAKE_PORT is read and no document names it.',
  ]);
});

test('only the changelog may name a setting by its old name', () => {
  expect(judge('`INTAKE_DOOR`')).toEqual([
    'docs/guide.md:2 — no code reads the setting INTAKE_DOOR.',
  ]);
  const text = '- Setting `INTAKE_DOOR` is `INTAKE_PORT`.';
  expect(judgeDocuments([{ path: 'CHANGELOG.md', text }], facts)).toEqual([]);
});
