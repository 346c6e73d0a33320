import { expect, test, vi } from 'vitest';
import { ApiError, alreadyAnsweredOf, versionConflictOf, statusOf } from './api-error.ts';
import { makeQueryClient } from './query-client.ts';

test.each([
  [0, new ApiError(0, 'No answer.'), true],
  [1, new ApiError(0, 'No answer.'), true],
  [2, new ApiError(0, 'No answer.'), false],
  [0, new ApiError(500, 'Stumbled.'), true],
  [0, new ApiError(502, 'Away.'), true],
  [0, new ApiError(499, 'Refused.'), false],
  [0, new ApiError(401, 'Who are you?'), false],
  [0, new Error('unknown'), true],
])('after %i failures and %s, retrying is %s', (failures, error: Error, isAgain) => {
  const { retry } = makeQueryClient(vi.fn()).getDefaultOptions().queries ?? {};
  expect(typeof retry === 'function' && retry(failures, error)).toBe(isAgain);
});

test('a failure is shown, unless the session has ended, which is shown elsewhere', async () => {
  const onRefused = vi.fn();
  const client = makeQueryClient(onRefused);
  const fail = (status: number, sentence: string) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(new ApiError(status, sentence)) })
      .execute(undefined)
      .catch(() => undefined);
  await fail(409, 'A colleague was faster.');
  await fail(401, 'Sign in again.');
  expect(onRefused.mock.calls).toEqual([['A colleague was faster.']]);
});

test('a change is sent without a network too: its failure says that nothing was changed', () => {
  const { queries, mutations } = makeQueryClient(vi.fn()).getDefaultOptions();
  expect(mutations?.networkMode).toBe('always');
  expect(queries?.staleTime).toBe(30_000);
});

test('any other error has no status and no content', () => {
  const error = new TypeError('x is not a function');
  expect([statusOf(error), versionConflictOf(error), alreadyAnsweredOf(error)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const bare = new ApiError(409, 'No.');
  expect([statusOf(bare), bare.name, versionConflictOf(bare), alreadyAnsweredOf(bare)]).toEqual([
    409,
    'ApiError',
    undefined,
    undefined,
  ]);
});
