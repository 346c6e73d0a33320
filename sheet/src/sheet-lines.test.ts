import { expect, test } from 'vitest';
import { blank, readAnswers, type Answers } from './answers.ts';
import { sheetLines } from './sheet-lines.ts';
import { sheetMarkdown } from './sheet-markdown.ts';
import { spokenChange } from './spoken-change.ts';
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

test('a line for everything that was said, and none for what was not', () => {
  expect(sheetLines(bridge)).toEqual([
    { name: 'Project', said: 'Bridge inspections' },
    { name: 'Date', said: '15 Nov 2026' },
    { name: 'Revision', said: 'A' },
    { name: 'Today', said: 'paper' },
    { name: 'People', said: 'own staff: hundreds, partners' },
    { name: 'Talks to', said: 'maps, the weather office' },
    { name: 'When', said: '31 May 2027, the monsoon' },
    { name: 'Steering', said: 'budget: 40,000 to 60,000 €' },
    { name: 'The problem', said: 'Forms are typed twice.\nPhotographs are lost.' },
  ]);
  expect(sheetLines(blank)).toEqual([{ name: 'Revision', said: 'A' }]);
});

test('a date or a season that was taken back is not told', () => {
  expect(summaryOf(sheet({ when: 'none', whenDate: '2027-05-31' }), 'when')).toBe('no date');
  expect(summaryOf(sheet({ when: 'season', whenDate: '2027-05-31' }), 'when')).toBe('a season');
});

test('what was drawn is said in one short sentence, sparingly', () => {
  expect(spokenChange(blank, sheet({ hand: ['web'] }))).toBe('In hand: web page. 1 of 9 drawn.');
  expect(spokenChange(sheet({ hand: ['web'] }), blank)).toBe('In hand: empty again. 0 of 9 drawn.');
  expect(spokenChange(bridge, bridge)).toBe('');
  expect(spokenChange(blank, sheet({ project: 'Bridges' }))).toBe('Project: Bridges.');
  expect(spokenChange(blank, sheet({ words: 'x'.repeat(500) })).length).toBeLessThan(130);
});

test('the Markdown copy has what was said, what we read and what is left', () => {
  const advice = {
    model: { name: 'Team', reason: 'You steer.', notIf: 'Not if nobody does.' },
    services: [{ slug: 'a', name: 'Audit', notIf: 'Not if it is new.' }],
    asks: ['Who signs?'],
  };
  expect(sheetMarkdown(bridge, advice)).toBe(`# Bridge inspections

- **Date:** 15 Nov 2026
- **Revision:** A
- **Today:** paper
- **People:** own staff: hundreds, partners
- **Talks to:** maps, the weather office
- **When:** 31 May 2027, the monsoon
- **Steering:** budget: 40,000 to 60,000 €

## The problem

> Forms are typed twice.
> Photographs are lost.

## What we read from it

**Team.** You steer. Not if nobody does.

- **Audit.** Not if it is new.

We would ask first:

1. Who signs?

6 of 9 questions answered.
`);
});
