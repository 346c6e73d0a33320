import type { Browser } from '@studio/sign-in/dev/browser.ts';
import { expect, it } from 'vitest';

type Answer = ReturnType<Browser['get']>;
type Refusal = readonly [name: string, request: () => Answer, status: number, body: object];

export const put = (one: Browser, url: string, body: object = {}): Answer =>
  one.ask({ method: 'PUT', url, body });
export const remove = (one: Browser, url: string): Answer => one.ask({ method: 'DELETE', url });

/** An id that nothing has. */
export const nobody = '00000000-0000-4000-8000-000000000009';
export const nothing = { message: 'Nothing is here.' };

/**
 * A test for each refusal: its sentence word for word, because a person reads it, and its fields, because the app
 * marks them.
 */
export function refused(refusals: readonly Refusal[]): void {
  it.each(refusals)('%s', async (_name, request, status, body) => {
    const answer = await request();
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([status, body]);
  });
}
