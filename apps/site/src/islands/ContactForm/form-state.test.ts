import { describe, expect, test } from 'vitest';
import { formState, untouched, type FormEvent, type FormState } from './form-state.ts';

const sent = { kind: 'sent', reference: 'K7Q' } as const;
const down = { kind: 'down', cause: 'Not responding.' } as const;
const failed = { kind: 'failed' } as const;
const unreachable = { kind: 'unreachable' } as const;
const refused = { kind: 'refused', errors: { name: 'A*', email: 'B*' } } as const;

const submitted = { type: 'submitted', turn: 1 } as const;
const valid = { type: 'valid', turn: 1 } as const;
const overdue = { type: 'overdue', turn: 1 } as const;
const closed = { type: 'closed' } as const;
const notAccepted = (sofar: typeof down | typeof unreachable) =>
  ({ type: 'notAccepted', turn: 1, sofar }) as const;
const ended = (
  outcome: typeof sent | typeof down | typeof failed | typeof refused | typeof unreachable,
) => ({ type: 'ended', turn: 1, outcome }) as const;

const after = (...events: readonly FormEvent[]): FormState => events.reduce(formState, untouched);

describe('one submit', () => {
  test.each<[string, FormEvent[], Partial<FormState>]>([
    ['is being sent at once', [submitted], { phase: 'sending' }],
    ['R69 is refused', [submitted, ended(refused)], { phase: 'idle', errors: refused.errors }],
    [
      'R75 succeeds',
      [submitted, valid, ended(sent)],
      { phase: 'idle', dialog: sent, receipt: sent },
    ],
    ['R77 fails', [submitted, valid, ended(failed)], { phase: 'idle', dialog: failed }],
    ['is sent again', [submitted, notAccepted(down)], { phase: 'retrying', dialog: undefined }],
    ['R76 has no answer in time', [submitted, overdue], { phase: 'overdue', dialog: unreachable }],
    ['is overdue while it is retried', [submitted, notAccepted(down), overdue], { dialog: down }],
    [
      'is overdue after a server answered once, and another try was not answered',
      [submitted, notAccepted(down), notAccepted(unreachable), overdue],
      { dialog: down },
    ],
    [
      'fails after a server answered, and the other channel was not reached',
      [submitted, notAccepted(down), ended(unreachable)],
      { dialog: down },
    ],
    ['is retried after that', [submitted, overdue, notAccepted(down)], { phase: 'overdue' }],
    ['succeeds late', [submitted, overdue, ended(sent)], { dialog: sent, receipt: sent }],
    [
      'succeeds after its dialog was closed',
      [submitted, overdue, closed, ended(sent)],
      { dialog: sent },
    ],
    ['fails late', [submitted, overdue, ended(down)], { phase: 'idle', dialog: down }],
    [
      'fails after its dialog was closed',
      [submitted, overdue, closed, ended(down)],
      { phase: 'idle', dialog: undefined },
    ],
    [
      'is refused late, when its fields are empty',
      [submitted, overdue, ended(refused)],
      { dialog: failed, errors: {} },
    ],
  ])('%s', (_, events, state) => {
    expect(after(...events)).toMatchObject(state);
  });
});

test('R70 editing a field removes its error alone', () => {
  const state = after(submitted, ended(refused), { type: 'edited', field: 'name' });
  expect(state.errors).toEqual({ email: 'B*' });
});

test('each refusal shows a new summary', () => {
  expect(after(submitted, ended(refused)).refusals).toBe(1);
  expect(after(submitted, ended(refused), submitted, ended(refused)).refusals).toBe(2);
});

test('R72 an attempt that is valid clears the errors, and a failure the receipt', () => {
  expect(after(submitted, ended(refused), submitted, valid).errors).toEqual({});
  expect(after(submitted, ended(sent), submitted, ended(failed)).receipt).toBeUndefined();
  expect(after(submitted, ended(sent), submitted, overdue).receipt).toBeUndefined();
});

test('what an earlier submit still reports changes nothing', () => {
  const second = { type: 'submitted', turn: 2 } as const;
  const state = after(submitted, overdue, closed, second);
  for (const event of [valid, notAccepted(down), overdue, ended(sent), ended(failed)])
    expect(formState(state, event)).toBe(state);
});
