import { expect, test } from 'vitest';
import * as publishing from './publishing.ts';

const commit = 'a'.repeat(40);
const at = '2026-11-18T10:00:00.000Z';
const finding = {
  title: 'About',
  field: 'Team',
  form: '/edit/about',
  sentence: 'Too long.',
};
const edition = {
  number: 7,
  kind: 'published',
  returnedTo: null,
  at,
  by: 'Asha',
  said: ['About: “Team” changed.'],
  writers: ['Ravi'],
  seconds: 41.5,
  newFiles: 3,
  pages: 90,
  content: commit,
  code: commit,
  day: '2026-11-18',
};
const progress = {
  number: 8,
  by: 'Asha',
  beganAt: at,
  state: 'running',
  step: 'draw',
  detail: '40 of 90 pages',
  took: { take: 0.4, check: 3 },
  findings: [finding],
  problem: '',
};
const change = {
  path: 'content/pages/about.yaml',
  files: { 'content/pages/about.yaml': commit },
  title: 'About',
  form: '/edit/about',
  fields: [
    {
      field: 'Team',
      pieces: [
        { kind: 'same', text: 'We are ' },
        { kind: 'was', text: 'ten' },
        { kind: 'now', text: 'twelve' },
      ],
    },
  ],
  by: [{ name: 'Ravi', at }],
  isNew: false,
  heldBy: 'Asha',
};
const undone = { commit, title: 'Project: Depot', by: 'Ravi', at };
const whole = {
  me: { name: 'Asha', mayPublish: true },
  companyName: 'The company',
  next: commit,
  changes: [change],
  undone: [undone],
  editions: [edition],
  progress,
  duties: [finding],
};

test('every field of the response is parsed', () => {
  expect(publishing.publishingSchema.parse(whole)).toEqual(whole);
  const idle = {
    ...whole,
    progress: null,
    changes: [{ ...change, files: { 'content/pages/about.yaml': null }, heldBy: null }],
  };
  expect(publishing.publishingSchema.parse(idle)).toEqual(idle);
});

test.each<[string, object, (value: object) => object]>([
  ['the response', whole, (value) => value],
  ['the user', whole.me, (me) => ({ ...whole, me })],
  ['a change', change, (one) => ({ ...whole, changes: [one] })],
  ['an undone change', undone, (one) => ({ ...whole, undone: [one] })],
  ['an edition', edition, (one) => ({ ...whole, editions: [one] })],
  ['the progress', progress, (one) => ({ ...whole, progress: one })],
  ['a finding', finding, (one) => ({ ...whole, progress: { ...progress, findings: [one] } })],
  ['a duty', finding, (one) => ({ ...whole, duties: [one] })],
])('no field of %s may be missing', (_what, value, inWhole) => {
  for (const field of Object.keys(value)) {
    const { [field]: _left, ...rest } = value as Record<string, unknown>;
    const { success } = publishing.publishingSchema.safeParse(inWhole(rest));
    expect([field, success]).toEqual([field, false]);
  }
});

test.each(['published', 'returned', 'renewed', 'released'])('an edition can be %s', (kind) => {
  expect(publishing.editionSchema.safeParse({ ...edition, kind }).success).toBe(true);
});

test.each(['running', 'live', 'refused', 'failed'])('publishing can be %s', (state) => {
  expect(publishing.progressSchema.safeParse({ ...progress, state }).success).toBe(true);
});

test('the steps are known, and no others', () => {
  const took = { take: 1, check: 2, draw: 3, pack: 4, prove: 5, show: 6 };
  expect(publishing.stepNames).toEqual(Object.keys(took));
  expect(publishing.progressSchema.safeParse({ ...progress, took }).success).toBe(true);
  const unknown = { ...progress, step: 'wait' };
  expect(publishing.progressSchema.safeParse(unknown).success).toBe(false);
  expect(publishing.editionSchema.safeParse({ ...edition, kind: 'lost' }).success).toBe(false);
});

test.each([
  [{ next: commit }, true],
  [{ next: `${commit}a` }, false],
  [{ next: 'A'.repeat(40) }, false],
  [{ next: `x${commit}` }, false],
  [{}, false],
])('a request to publish is accepted: %#', (sent, is) => {
  expect(publishing.publishRequestSchema.safeParse(sent).success).toBe(is);
});

test.each([
  [{ path: 'x'.repeat(200), isHeld: true }, true],
  [{ path: 'x'.repeat(201), isHeld: true }, false],
  [{ path: 'site.yaml' }, false],
])('a request to hold back is accepted: %#', (sent, is) => {
  expect(publishing.holdRequestSchema.safeParse(sent).success).toBe(is);
});

test.each([
  [1, true],
  [0, false],
  [-1, false],
  [1.5, false],
  ['1', false],
])('a return to edition %j is accepted: %s', (number, is) => {
  expect(publishing.returnRequestSchema.safeParse({ number }).success).toBe(is);
});

test.each([
  [{ path: 'site.yaml', files: { 'site.yaml': commit, 'pictures/a.jpg': null } }, true],
  [{ path: 'x'.repeat(201), files: {} }, false],
  [{ path: 'site.yaml', files: { 'site.yaml': `${commit}a` } }, false],
  [{ path: 'site.yaml', files: { 'site.yaml': `a${commit}` } }, false],
  [{ path: 'site.yaml' }, false],
])('an undo is accepted: %#', (sent, is) => {
  expect(publishing.undoRequestSchema.safeParse(sent).success).toBe(is);
});

test.each([
  [{ commit }, true],
  [{ commit: `${commit}a` }, false],
  [{ commit: '--all' }, false],
])('a request to put back is accepted: %#', (sent, is) => {
  expect(publishing.restoreRequestSchema.safeParse(sent).success).toBe(is);
});

test('the answers to requests', () => {
  expect(publishing.startedSchema.parse({ number: 8 })).toEqual({ number: 8 });
  expect(publishing.doneSchema.parse({ done: true })).toEqual({ done: true });
  expect(publishing.doneSchema.safeParse({ done: false }).success).toBe(false);
});
