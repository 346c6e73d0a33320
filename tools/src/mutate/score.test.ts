import { expect, it } from 'vitest';
import { failuresOf, killedOnly, scoreOf, survivorsOf, type Fate } from './score.ts';

const fate = (status: string): Fate => ({
  fileName: 'packages/contract/src/phone.ts',
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
  const { percent, line } = scoreOf('contract', statuses.map(fate), 1.25);
  expect(percent).toBe(60);
  expect(line).toBe('contract: 3 of 5, 60.0 %, 1 of them by time-out, in 1.3 minutes');
});

it('a module without anything to change is no failure', () => {
  expect(scoreOf('contract', [], 0).percent).toBe(100);
});

it('a survivor is named by its place, in one line', () => {
  expect(survivorsOf(['Killed', 'Survived'].map(fate))).toEqual([
    'packages/contract/src/phone.ts:7 Survived EqualityOperator: a < b',
  ]);
});

it('fails for each module below the goal, whatever the others have', () => {
  const scores = [
    scoreOf('sheet', ['Killed', 'Killed', 'Killed'].map(fate), 1),
    scoreOf('mail', ['Killed', 'Survived'].map(fate), 1),
    scoreOf('desk', ['Survived'].map(fate), 1),
  ];
  expect(failuresOf(scores, 50)).toEqual(['desk']);
  expect(failuresOf(scores, 85)).toEqual(['mail', 'desk']);
});

it('keeps only mutants that failed a test, so that the others are tested again', () => {
  const mutants = ['Killed', 'Survived', 'Timeout', 'NoCoverage'].map((status) => ({ status }));
  const written = JSON.stringify({
    schemaVersion: '1',
    files: { 'a.ts': { source: '', mutants } },
  });
  expect(JSON.parse(killedOnly(written))).toEqual({
    schemaVersion: '1',
    files: { 'a.ts': { source: '', mutants: [{ status: 'Killed' }] } },
  });
});
