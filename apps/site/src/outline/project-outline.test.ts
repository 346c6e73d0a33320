import { expect, test } from 'vitest';
import type { Project } from '@studio/content/schema/entries.ts';
import { measuredLine, projectBlock, projectOutline } from './project-outline.ts';

const words = (text: string) => [{ kind: 'text', text }] as const;

const project: Project = {
  slug: 'fir',
  href: '/work/fir',
  sample: false,
  order: 1,
  featured: true,
  name: 'Fir',
  line: 'Design.',
  summary: 'A fir.',
  cover: 'survey',
  picture: undefined,
  coverText: 'A drawing.',
  ground: 'paper',
  client: words('A client.'),
  disciplines: [],
  stack: [],
  problem: words('It was flat.'),
  approach: [],
  result: words('It stands.'),
  lesson: words('Water it.'),
};

const chapters = (facts: Project['case']) =>
  projectOutline({
    kind: 'project',
    project: { ...project, case: facts },
    next: project,
    call: { title: 'Call.', text: words('Do.') },
  });

const ids = (facts: Project['case']) => chapters(facts).map(({ id }) => id);
const measured = [{ title: 'Height', text: words('With a stick.') }];
const steps = { before: { text: 'Flat.' }, decision: { text: 'Water.' }, after: { text: 'Tall.' } };

test('a project without a case has simple chapters', () => {
  expect(ids(undefined)).toEqual(['problem', 'approach', 'result', 'lesson', 'next', 'call']);
  expect(projectBlock(project)).toEqual([]);
  expect(measuredLine(project)).toBeUndefined();
});

test('a case starts with its three steps and its measurements', () => {
  expect(ids({ sample: false, steps, measured })).toEqual([
    'steps',
    'problem',
    'approach',
    'result',
    'measured',
    'lesson',
    'next',
    'call',
  ]);
});

test('unconfirmed measurements are marked', () => {
  const note = (sample: boolean) =>
    chapters({ sample, measured }).flatMap((chapter) => ('note' in chapter ? chapter.note : []));
  expect(note(true)).toHaveLength(1);
  expect(note(false)).toEqual([undefined]);
});

test('a measurement that is drawn is not repeated', () => {
  const end = { amount: 3, unit: 'weeks', marks: 15 };
  const scale = { mark: 'day', before: end, how: 'by hand', after: end };
  const drawn = { title: 'Work', text: words('Written down.'), scale };
  const facts = { sample: true, measured: [...measured, drawn] };
  const rows = chapters(facts).flatMap((chapter) => ('rows' in chapter ? chapter.rows : []));
  expect(rows).toEqual(measured);
  expect(measuredLine({ ...project, case: facts })).toEqual({ ...drawn, sample: true });
  expect(ids({ sample: true, measured: [drawn] })).not.toContain('measured');
});

const block = (facts: Project['case']) =>
  projectBlock({ ...project, case: facts, reviewed: '2026-11-15' });
const months = { amount: 6, unit: 'months', says: 'to the last clinic' };

test('the title block has a cell for each known fact, and marks samples', () => {
  const first = { amount: 1, unit: 'week', says: 'a sketch' };
  const team = { amount: 2, unit: 'people', says: 'both of us' };
  expect(block({ sample: true, first, team, length: { ...months, ongoing: false } })).toEqual([
    { term: 'first result', value: '1 week', says: 'a sketch' },
    { term: 'team', value: '2 people', says: 'both of us', wide: false },
    { term: 'took', value: '6 months', says: 'to the last clinic' },
    { term: 'rev', value: 'Nov 15, 2026', says: 'sample figures' },
  ]);
  expect(block({ sample: false, team })).toEqual([
    { term: 'team', value: '2 people', says: 'both of us', wide: true },
    { term: 'rev', value: 'Nov 15, 2026', says: '' },
  ]);
});

test('the duration of unfinished work is counted so far', () => {
  const [length] = block({ sample: false, length: { ...months, ongoing: true } });
  expect(length?.term).toBe('so far');
});

test('a client is offered as a reference if they may be called, and otherwise only named', () => {
  const confirmed = (mayBeCalled: boolean) =>
    block({ sample: false, confirmed: { by: 'Head gardener', mayBeCalled } })[0];
  const cell = { term: 'confirmed by', value: 'Head gardener', wide: true };
  expect(confirmed(true)).toEqual({ ...cell, says: 'takes calls about it' });
  expect(confirmed(false)).toEqual({ ...cell, says: '' });
});
