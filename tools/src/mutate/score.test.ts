import { expect, it } from 'vitest';
import { scoreOf, survivorsOf, type Fate } from './score.ts';

const fate = (status: string): Fate => ({
  fileName: 'contract/src/phone.ts',
  mutatorName: 'EqualityOperator',
  replacement: 'a <\n  b',
  status,
  location: { start: { line: 7 } },
});

it('counts what ran: noticed against not noticed', () => {
  const statuses = [
    'Killed',
    'Timeout',
    'Killed',
    'Survived',
    'NoCoverage',
    'Ignored',
    'RuntimeError',
  ];
  const { percent, line } = scoreOf('contract', statuses.map(fate));
  expect(percent).toBe(60);
  expect(line).toBe('contract: 3 of 5, 60.0 %');
});

it('a room without anything to change is no failure', () => {
  expect(scoreOf('contract', []).percent).toBe(100);
});

it('a survivor is named by its place, in one line', () => {
  expect(survivorsOf(['Killed', 'Survived'].map(fate))).toEqual([
    'contract/src/phone.ts:7 Survived EqualityOperator: a < b',
  ]);
});
