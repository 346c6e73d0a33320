import { expect, test } from 'vitest';
import { readLine } from './read-line.ts';

test('reads what nginx writes', () => {
  expect(readLine('2026-11-16 page 200 0 /work www.google.com cross spring-26 -')).toEqual({
    kind: 'page',
    day: '2026-11-16',
    isMissing: false,
    isAhead: false,
    page: '/work',
    from: 'www.google.com',
    site: 'cross',
    campaign: 'spring-26',
    words: undefined,
  });
  expect(readLine('2026-11-16 page 404 1 /? / - - Web+shop%20Apps')).toEqual({
    kind: 'page',
    day: '2026-11-16',
    isMissing: true,
    isAhead: true,
    page: '/?',
    from: '/',
    site: undefined,
    campaign: undefined,
    words: 'web shop apps',
  });
  expect(readLine('2026-11-16 begun ContactForm')).toEqual({
    kind: 'begun',
    day: '2026-11-16',
    form: 'ContactForm',
  });
});

test.each([
  '',
  '2026-11-16 page 200 0 /wo2026-11-16 page 200 0 /work - none - -',
  '2026-11-16 page 500 0 /work - none - -',
  '2026-11-16 page 200 0 /ann@company.example - none - -',
  '2026-11-16 page 200 0 /work https://a.example/path cross - -',
  '2026-11-16 page 200 0 /work - none ann@company.example -',
  '2026-11-16 page 200 0 /search - none - 0171555',
  '2026-11-16 page 200 0 /work - none - - 203.0.113.7',
  '2026-11-16 begun Newsletter',
])('rejects anything else: %s', (line) => {
  expect(readLine(line)).toBeUndefined();
});
