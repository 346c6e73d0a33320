import { afterEach, expect, it, vi } from 'vitest';
import { callService } from './call-service.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answering = (answer: Response | Error) =>
  vi.stubGlobal('fetch', () =>
    answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer),
  );

it('returns the answer', async () => {
  answering(Response.json({ done: true }));
  expect(await callService('/api/words')).toEqual({ done: true });
});

it('leads to the sign-in and back to the form, also behind #', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', {
    ...{ pathname: '/edit', search: '', hash: '#/collection/services/item/seo', assign },
  });
  answering(new Response('', { status: 401 }));
  void callService('/api/words');
  await vi.waitFor(() => {
    expect(assign).toHaveBeenCalledWith(
      `/auth/login?to=${encodeURIComponent('/edit#/collection/services/item/seo')}`,
    );
  });
});

it('throws a refusal as its message', async () => {
  answering(Response.json({ message: 'Edith added a word just now.' }, { status: 409 }));
  await expect(callService('/api/words')).rejects.toThrow('Edith added a word just now.');
});

it.each([
  ['a page of nginx', new Response('<html>502 Bad Gateway</html>', { status: 502 })],
  ['a refusal without a message', Response.json({}, { status: 500 })],
  ['a page instead of an answer', new Response('<html></html>')],
  ['no connection', new TypeError('Failed to fetch')],
])('says in a sentence that the service did not answer: %s', async (_what, answer) => {
  answering(answer);
  await expect(callService('/api/words')).rejects.toThrow(
    "The editor's service did not answer. Please try again.",
  );
});
