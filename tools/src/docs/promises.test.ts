import { expect, test } from 'vitest';
import { checkPromises } from './check-promises.ts';
import { promiseRows } from './promise-rows.ts';
import { codeSentences, checkSentences, yamlSentences } from './promised-sentences.ts';
import { testsIn } from './test-titles.ts';

const table = (heldBy: string): string =>
  `| step | promise | held by | note |\n| --- | --- | --- | --- |\n| V1 | No cookie is set | ${heldBy} | - |\n`;
const tests = new Map([
  [
    'apps/site/tests/cookies.spec.ts',
    testsIn(`
      test('no page sets a cookie', () => {});
      test('no page asks for %s', () => {});
      test.each(names)('%s', () => {});
      // test('no page keeps anything', () => {});
      test.skip('no page reads a cookie', () => {});
      it.todo('no page sends a cookie');
    `),
  ],
  ['tests/mails.test.ts', testsIn("test('a mail is sent', () => {});")],
  ['apps/desk/tests/mails.test.ts', testsIn("test('a mail is sent', () => {});")],
]);
const check = (heldBy: string): string[] =>
  checkPromises(promiseRows({ path: 'docs/a.md', text: table(heldBy) }), tests);

test('a promise names the test or the command that holds it', () => {
  expect(check('`cookies.spec.ts`: “no page sets a cookie”')).toEqual([]);
  expect(
    check('`cookies.spec.ts`: “no page sets a cookie”, “no page asks for %s” (all of them)'),
  ).toEqual([]);
  expect(check('`npm run fault -- chaos` (nightly)')).toEqual([]);
  expect(check('`sudo deploy/single-host/smoke-test.sh`')).toEqual([]);
  expect(check('people: the owner of the mailbox deletes it')).toEqual([]);
});

test('reports a promise without a test or command, with its place', () => {
  expect(check('')).toEqual([
    'docs/a.md:3 — nothing holds “No cookie is set”. Name the test (`file.test.ts`: “title”) or the command that fails if it is broken.',
  ]);
  expect(check('people:')).toHaveLength(1);
  expect(check('`apps/site/src/cookies.ts`')).toHaveLength(1);
});

test('reports a test that does not exist', () => {
  expect(check('`gone.spec.ts`: “no page sets a cookie”')).toEqual([
    'docs/a.md:3 — there is no test file gone.spec.ts.',
  ]);
  expect(check('`cookies.spec.ts`: “no page sets a cookie”, “every page”')).toEqual([
    'docs/a.md:3 — cookies.spec.ts has no test “every page”.',
  ]);
  // A part of a title is none, nor is one in a comment.
  expect(check('`cookies.spec.ts`: “no page”')).toHaveLength(1);
  expect(check('`cookies.spec.ts`: “no page keeps anything”')).toEqual([
    'docs/a.md:3 — cookies.spec.ts has no test “no page keeps anything”.',
  ]);
});

test.each(['no page reads a cookie', 'no page sends a cookie'])(
  'reports a test that does not run: %s',
  (title) => {
    expect(check(`\`cookies.spec.ts\`: “${title}”`)).toEqual([
      `docs/a.md:3 — “${title}” of cookies.spec.ts does not run: it is marked skip, todo, fixme or fails.`,
    ]);
  },
);

test('reports a file without a title, and a title without words', () => {
  expect(check('`cookies.spec.ts`')).toEqual([
    'docs/a.md:3 — cookies.spec.ts is cited without a title. Name the test in it that holds this: `cookies.spec.ts`: “title”.',
  ]);
  expect(check('`cookies.spec.ts`: “%s”')).toEqual([
    'docs/a.md:3 — “%s” of cookies.spec.ts has no words of its own. Give the test a title with words.',
  ]);
});

test('reports a name that several files have, until the path tells them apart', () => {
  expect(check('`mails.test.ts`: “a mail is sent”')).toEqual([
    'docs/a.md:3 — mails.test.ts may be tests/mails.test.ts or apps/desk/tests/mails.test.ts. Write as much of the path as tells them apart.',
  ]);
  expect(check('`tests/mails.test.ts`: “a mail is sent”')).toEqual([]);
  expect(check('`desk/tests/mails.test.ts`: “a mail is sent”')).toEqual([]);
});

test('a table without the column promises nothing', () => {
  expect(promiseRows({ path: 'docs/a.md', text: '| a | b |\n| --- | --- |\n| 1 | 2 |' })).toEqual(
    [],
  );
});

test('the sentences of a YAML file are those below the named keys, samples left out', () => {
  const text = `title: Privacy
sections:
  - id: a
    paragraphs:
      - We set no cookies. See the [contact page](page:contact).
items:
  - question: Is it safe?
    sample: true
    answer: Surely.
  - question: Is it kept?
    sample: false
    answer: For a year.
`;
  expect(yamlSentences(text, new Set(['paragraphs', 'answer']))).toEqual([
    'We set no cookies.',
    'See the contact page.',
    'For a year.',
  ]);
});

test('the sentences of a program are its texts that end like one', () => {
  expect(
    codeSentences(
      "import a from './a.ts';\nconst b = 'It is gone. For good.';\nconst c = `Until ${b} it stays.`;",
    ),
  ).toEqual(['It is gone.', 'For good.', 'Until … it stays.']);
});

test('reports a sentence without a row, and a row whose sentence is gone', () => {
  const rows = promiseRows({
    path: 'docs/promises.md',
    text: '| sentence | held by |\n| --- | --- |\n| It was said. | `npm test` |\n',
  });
  expect(
    checkSentences([{ path: 'content/legal/privacy.yaml', sentences: ['It is new.'] }], rows),
  ).toEqual([
    'content/legal/privacy.yaml — “It is new.” has no row in docs/promises.md. Add it with the test that holds it.',
    'docs/promises.md:3 — nothing says “It was said.” any more.',
  ]);
});
