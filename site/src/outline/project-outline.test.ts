import { expect, test } from 'vitest';
import type { Project } from '#schema/entries.ts';
import { caseFacts, projectOutline } from './project-outline.ts';

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
  client: words('Somebody.'),
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

test('a project without a case is told as it was', () => {
  expect(ids(undefined)).toEqual(['problem', 'approach', 'result', 'lesson', 'next', 'call']);
  expect(caseFacts(project)).toEqual([]);
});

test('a case opens with its three steps and says what was measured', () => {
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

test('measures that nobody confirmed say so', () => {
  const note = (sample: boolean) =>
    chapters({ sample, measured }).flatMap((chapter) => ('note' in chapter ? chapter.note : []));
  expect(note(true)).toHaveLength(1);
  expect(note(false)).toEqual([undefined]);
});

test('a client who may be called is offered, another is only named', () => {
  const facts = (mayBeCalled: boolean) =>
    caseFacts({
      ...project,
      case: { sample: false, confirmed: { by: 'Head gardener', mayBeCalled } },
    });
  expect(facts(true)).toEqual([
    { term: 'Confirmed by', words: words('Head gardener, who takes calls about it') },
  ]);
  expect(facts(false)).toEqual([{ term: 'Confirmed by', words: words('Head gardener') }]);
});
