import { expect, test } from 'vitest';
import { noAdvice } from './advice.ts';
import { blank, readAnswers, type Answers } from './answers.ts';
import type { QuestionId } from './questions.ts';
import { formatDate } from './format-date.ts';
import { sheetLines } from './sheet-lines.ts';
import { sheetMarkdown } from './sheet-markdown.ts';
import { changeAnnouncement } from './change-announcement.ts';
import { summaryOf } from './summary-of.ts';

const sheet = (raw: object): Answers => readAnswers({ version: 1, ...raw }) ?? blank;

const bridge = sheet({
  project: 'Bridge inspections',
  date: '2026-11-15',
  today: ['paper'],
  people: { staff: 'hundreds', partners: 'some' },
  talks: ['maps'],
  talksOther: 'the weather office',
  when: 'date',
  whenDate: '2027-05-31',
  hangs: 'the monsoon',
  budget: 'range',
  budgetRange: '40,000 to 60,000 €',
  words: 'Forms are typed twice.\nPhotographs are lost.',
});

test('a line for everything that was answered, and none for the rest', () => {
  expect(sheetLines(bridge)).toEqual([
    { name: 'Project', said: 'Bridge inspections' },
    { name: 'Date', said: 'Nov 15, 2026' },
    { name: 'Revision', said: 'A' },
    { name: 'Today', said: 'paper' },
    { name: 'People', said: 'own staff: hundreds, partners' },
    { name: 'Systems', said: 'maps, the weather office' },
    { name: 'Deadline', said: 'May 31, 2027, the monsoon' },
    { name: 'Priorities', said: 'budget: 40,000 to 60,000 €' },
    { name: 'The problem', said: 'Forms are typed twice.\nPhotographs are lost.' },
  ]);
  expect(sheetLines(blank)).toEqual([{ name: 'Revision', said: 'A' }]);
});

test('does not mention a date or a season that was removed', () => {
  expect(summaryOf(sheet({ when: 'none', whenDate: '2027-05-31' }), 'when')).toBe('no date');
  expect(summaryOf(sheet({ when: 'season', whenDate: '2027-05-31' }), 'when')).toBe('a season');
});

test('a change is announced in one short sentence', () => {
  expect(changeAnnouncement(blank, sheet({ hand: ['web'] }))).toBe(
    'Devices: web page. 1 of 9 drawn.',
  );
  expect(changeAnnouncement(sheet({ hand: ['web'] }), blank)).toBe(
    'Devices: empty again. 0 of 9 drawn.',
  );
  expect(changeAnnouncement(bridge, bridge)).toBe('');
  expect(changeAnnouncement(blank, sheet({ project: 'Bridges' }))).toBe('Project: Bridges.');
  expect(changeAnnouncement(sheet({ project: 'Bridges' }), blank)).toBe('Project: no name.');
  expect(changeAnnouncement(blank, sheet({ owner: 'Asha' }))).toBe('Owner: Asha.');
  expect(changeAnnouncement(sheet({ owner: 'Asha' }), blank)).toBe('Owner: none.');
});

test('a long problem is announced up to its eightieth letter', () => {
  const eighty = '🏥'.repeat(80);
  const said = (words: string) => changeAnnouncement(blank, sheet({ words }));
  expect(said(eighty)).toBe(`The problem: ${eighty}. 1 of 9 drawn.`);
  expect(said(`${eighty}x`)).toBe(`The problem: ${eighty}…. 1 of 9 drawn.`);
  expect(said(`${'x'.repeat(79)} y`)).toBe(`The problem: ${'x'.repeat(79)}…. 1 of 9 drawn.`);
});

test('the Markdown copy has the answers, our advice and the open questions', () => {
  const advice = {
    model: { name: 'Team', reason: 'You steer.', notIf: 'Not if nobody does.' },
    services: [{ slug: 'a', name: 'Audit', notIf: 'Not if it is new.' }],
    asks: ['Who signs?'],
  };
  expect(sheetMarkdown(bridge, advice)).toBe(`# Bridge inspections

- **Date:** Nov 15, 2026
- **Revision:** A
- **Today:** paper
- **People:** own staff: hundreds, partners
- **Systems:** maps, the weather office
- **Deadline:** May 31, 2027, the monsoon
- **Priorities:** budget: 40,000 to 60,000 €

## The problem

> Forms are typed twice.
> Photographs are lost.

## Our advice

**Team.** You steer. Not if nobody does.

- **Audit.** Not if it is new.

We would ask first:

1. Who signs?

6 of 9 questions answered.
`);
});

test('every option is named in the words of the drawing', () => {
  const all = (id: QuestionId, ids: string) => summaryOf(sheet({ [id]: ids.split(' ') }), id);
  expect(all('today', 'paper site app servers machine')).toBe(
    'paper, website, app, servers, machine',
  );
  expect(all('today', 'idea')).toBe('idea');
  expect(all('hand', 'web phone desk device')).toBe('web page, phone app, desk screen, device');
  expect(all('hand', 'none')).toBe('no screen');
  expect(all('talks', 'payments accounting crm login maps messages sensors reports')).toBe(
    'payments, accounting, CRM, our sign-in, maps, messages, sensors, reports',
  );
  expect(all('care', 'personal health cards children secrets')).toBe(
    'personal, health, card data, children, secrets',
  );
  expect(all('care', 'none')).toBe('none');
  expect(all('hold', 'offline languages nonstop access fast audit')).toBe(
    'works offline, several languages, must not stop, accessible by law, responds fast, passes an audit',
  );
  const people = { customers: 'tens', staff: 'thousands', partners: 'lakhs', machines: 'some' };
  expect(summaryOf(sheet({ people }), 'people')).toBe(
    'customers: tens, own staff: thousands, partners: 100,000 +, machines',
  );
});

test.each([
  [{ when: 'date' }, 'when', 'fixed date'],
  [{ when: 'season', whenSeason: 'the monsoon' }, 'when', 'the monsoon'],
  [{ when: 'date', whenSeason: 'the monsoon' }, 'when', 'fixed date'],
  [{ steer: 'weekly', budget: 'range' }, 'steer', 'you, week by week, budget: a range'],
  [{ steer: 'scope', budget: 'open' }, 'steer', 'scope agreed first, budget: to be worked out'],
  [{ steer: 'advise', budget: 'private' }, 'steer', 'advice wanted, budget: not said'],
  [{ budget: 'open', budgetRange: '1 to 2' }, 'steer', 'budget: to be worked out'],
] as const)('the summary of %j for “%s” is “%s”', (said, id, words) => {
  expect(summaryOf(sheet(said), id)).toBe(words);
});

test.each([
  ['2026-01-09', 'Jan 9, 2026'],
  ['2026-02-10', 'Feb 10, 2026'],
  ['2026-03-10', 'Mar 10, 2026'],
  ['2026-04-10', 'Apr 10, 2026'],
  ['2026-06-10', 'Jun 10, 2026'],
  ['2026-07-10', 'Jul 10, 2026'],
  ['2026-08-10', 'Aug 10, 2026'],
  ['2026-09-10', 'Sep 10, 2026'],
  ['2026-10-10', 'Oct 10, 2026'],
  ['2026-12-31', 'Dec 31, 2026'],
])('%s is written as %s', (day, said) => {
  expect(formatDate(day)).toBe(said);
});

test('the Markdown copy of a blank sheet says that nothing was answered', () => {
  expect(sheetMarkdown({ ...blank, revision: '' }, noAdvice)).toBe(
    '# A project without a name yet\n\n0 of 9 questions answered.\n',
  );
});

test.each([
  ['*bold* _it_ <b> #1 [a](b)', '\\*bold\\* \\_it\\_ \\<b\\> \\#1 \\[a\\](b)'],
  ['www.evil.example https://evil.example', 'www\\.evil.example https\\://evil.example'],
  ['Mr. X said: no - or 2. maybe + 3) =', 'Mr. X said: no - or 2. maybe + 3) ='],
  ['- a\n+ b\n= c\n1. d\n23) e', '\\- a\n> \\+ b\n> \\= c\n> 1\\. d\n> 23\\) e'],
  ['a\u0085b\u2028c\u2029  d', 'a\n> b\n> c\n> d'],
])('Markdown in %j has no effect', (words, written) => {
  expect(sheetMarkdown({ ...blank, words }, noAdvice)).toContain(
    `## The problem\n\n> ${written}\n\n1 of 9`,
  );
});

test('a project’s name stays on one line of the Markdown copy', () => {
  expect(sheetMarkdown({ ...blank, project: 'a\u0085 \u2028b *c*' }, noAdvice)).toContain(
    '# a b \\*c\\*\n',
  );
});
