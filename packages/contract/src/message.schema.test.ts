import { expect, it } from 'vitest';
import { check } from './check.ts';
import { messageSchema } from './message.schema.ts';

const id = '0199aa4e-5c1e-7cc1-9d0f-6c5f0d7a8a11';
const read = (message: unknown, given: unknown = id) =>
  check(messageSchema, { id: given, message });

it('keeps the text as typed, with line breaks as LF', () => {
  expect(read(' a\r\nb\u0000 ')).toEqual({ ok: true, value: { id, message: 'a\nb' } });
});

it.each([[undefined], [''], [' \n '], ['x'.repeat(10_001)], [7]])('refuses %j', (message) => {
  expect(read(message)).toMatchObject({
    ok: false,
    errors: { message: expect.any(String) as string },
  });
});

it('refuses a form without its id', () => {
  expect(read('a', '7')).toMatchObject({ ok: false });
});
