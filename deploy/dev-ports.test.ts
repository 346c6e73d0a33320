import { expect, test } from 'vitest';
import { choosePorts } from './dev-ports.ts';

test('a chosen port fixes all others, so that the desk keeps its address', () => {
  const ports = choosePorts(4400);
  expect(ports).toMatchObject({ site: 4400, deskApp: 4401, mails: 4402 });
  expect(new Set(Object.values(ports)).size).toBe(Object.keys(ports).length);
});
