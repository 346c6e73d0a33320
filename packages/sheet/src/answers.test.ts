import { expect, test } from 'vitest';
import { answeredOf, blank, readAnswers } from './answers.ts';

test('an empty sheet is a sheet', () => {
  expect(readAnswers({ version: 1 })).toEqual(blank);
  expect(answeredOf(blank)).toEqual([]);
});

test('a sheet of unknown version is none', () => {
  expect(readAnswers({ version: 99, today: ['paper'] })).toBeUndefined();
  expect(readAnswers('paper')).toBeUndefined();
  expect(readAnswers(null)).toBeUndefined();
});

test('unknown options are dropped and the known ones are in drawing order', () => {
  const read = readAnswers({ version: 1, today: ['app', '<script>', 'paper', 7], steer: 'chaos' });
  expect(read?.today).toEqual(['paper', 'app']);
  expect(read?.steer).toBe('');
});

test('an exclusive option removes the others', () => {
  expect(readAnswers({ version: 1, hand: ['web', 'none'] })?.hand).toEqual(['none']);
});

test('free text is cut between letters', () => {
  expect(readAnswers({ version: 1, project: '🏥'.repeat(80) })?.project).toBe('🏥'.repeat(60));
});

test('one line stays one line, the problem keeps its paragraphs, and controls are removed', () => {
  const read = readAnswers({
    version: 1,
    project: 'a\u0000b\r\nc',
    words: 'first\r\n\r\nsecond\u0007',
  });
  expect(read?.project).toBe('ab c');
  expect(read?.words).toBe('first\n\nsecond');
});

test('keeps a group of people whose number is unknown', () => {
  const read = readAnswers({
    version: 1,
    people: { customers: 'some', staff: 'millions', cats: 'tens' },
  });
  expect(read?.people).toEqual({ customers: 'some' });
  expect(read && answeredOf(read)).toEqual(['people']);
});

test('parsed answers parse to the same', () => {
  const read = readAnswers({
    version: 1,
    today: ['paper'],
    people: { staff: 'tens' },
    when: 'date',
  });
  expect(readAnswers(JSON.parse(JSON.stringify(read)))).toEqual(read);
});

test.each([
  [{ today: ['idea'] }, ['today']],
  [{ hand: ['none'] }, ['hand']],
  [{ talks: ['maps'] }, ['talks']],
  [{ talksOther: 'a loom' }, ['talks']],
  [{ care: ['none'] }, ['care']],
  [{ hold: ['fast'] }, ['hold']],
  [{ when: 'none' }, ['when']],
  [{ hangs: 'a fair' }, ['when']],
  [{ steer: 'advise' }, ['steer']],
  [{ budget: 'open' }, ['steer']],
  [{ words: 'Slow.' }, ['words']],
  [{ project: 'Loom', owner: 'Asha', whenDate: '2027-05-31', budgetRange: '1' }, []],
])('of %j %j is answered', (said, answered) => {
  expect(answeredOf(readAnswers({ version: 1, ...said }) ?? blank)).toEqual(answered);
});

test.each([
  ['today', 'idea', 'paper'],
  ['hand', 'none', 'web'],
  ['care', 'none', 'health'],
] as const)('in %s “%s” is exclusive', (question, alone, other) => {
  expect(readAnswers({ version: 1, [question]: [other, alone] })?.[question]).toEqual([alone]);
});

test.each([
  ['a date', { date: '15.11.2026' }, { date: '' }],
  ['a day that there is not', { whenDate: '2027-02-30' }, { whenDate: '' }],
  ['two letters of revision', { revision: 'AB' }, { revision: 'A' }],
  ['a lower-case revision', { revision: 'b' }, { revision: 'A' }],
  ['a number for words', { words: 7 }, { words: '' }],
  ['a word for a list', { today: 'paper' }, { today: [] }],
  ['a word for groups of people', { people: 'tens' }, { people: {} }],
  ['tabs and lines in one line', { owner: ' a\t\n\tb ' }, { owner: 'a b' }],
  ['an old line end', { words: ' a\rb ' }, { words: 'a\nb' }],
  ['half a letter', { project: 'a\uD800' }, { project: 'a\uFFFD' }],
])('%s is made harmless', (_name, written, read) => {
  expect(readAnswers({ version: 1, ...written })).toEqual({ ...blank, ...read });
});

test('a later revision is kept', () => {
  expect(readAnswers({ version: 1, revision: 'C', date: '2026-11-15' })).toEqual({
    ...blank,
    revision: 'C',
    date: '2026-11-15',
  });
});

// Stored links have these ids: a link with a renamed id would no longer work.
const everything = {
  version: 1,
  today: ['paper', 'site', 'app', 'servers', 'machine'],
  hand: ['web', 'phone', 'desk', 'device'],
  people: { customers: 'lakhs', staff: 'tens', partners: 'hundreds', machines: 'thousands' },
  talks: ['payments', 'accounting', 'crm', 'login', 'maps', 'messages', 'sensors', 'reports'],
  talksOther: 'x'.repeat(40),
  care: ['personal', 'health', 'cards', 'children', 'secrets'],
  hold: ['offline', 'languages', 'nonstop', 'access', 'fast', 'audit'],
  project: 'x'.repeat(60),
  owner: 'x'.repeat(40),
  whenSeason: 'x'.repeat(24),
  hangs: 'x'.repeat(60),
  budgetRange: 'x'.repeat(24),
  words: 'x'.repeat(1000),
};

test('every possible answer is kept', () => {
  expect(readAnswers(everything)).toEqual({ ...blank, ...everything });
  const choices = [
    ...['date', 'season', 'none'].map((when) => ({ when })),
    ...['weekly', 'scope', 'advise'].map((steer) => ({ steer })),
    ...['range', 'open', 'private'].map((budget) => ({ budget })),
  ];
  for (const choice of choices)
    expect(readAnswers({ version: 1, ...choice })).toEqual({ ...blank, ...choice });
});

test('free text is cut to its space in the drawing', () => {
  const own = [
    'talksOther',
    'project',
    'owner',
    'whenSeason',
    'hangs',
    'budgetRange',
    'words',
  ] as const;
  const longer = Object.fromEntries(own.map((name) => [name, `${everything[name]}x`]));
  const read = readAnswers({ version: 1, ...longer });
  for (const name of own) expect(read?.[name]).toBe(everything[name]);
});
