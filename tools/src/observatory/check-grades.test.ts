import { expect, test } from 'vitest';
import { checkGrades } from './check-grades.ts';

const csp = { title: 'CSP', result: 'csp-none', points: 10, best: 10 };
const cookies = { title: 'Cookies', result: 'cookies-not-found', points: 0, best: 5 };
const preload = {
  title: 'HSTS',
  result: 'hsts-implemented-max-age-at-least-six-months',
  points: 0,
  best: 5,
};

test('points for cookies and the preload list are not required', () => {
  const { lines, lost } = checkGrades([csp, cookies, preload]);
  expect(lost).toEqual([]);
  expect(lines).toEqual([
    '  10 of 10  CSP: csp-none',
    '   0 of  5  Cookies: cookies-not-found (for flags of cookies, and the site sets none)',
    '   0 of  5  HSTS: hsts-implemented-max-age-at-least-six-months (for the list of domains that ' +
      'browsers ship, which only a domain’s owner can join)',
  ]);
});

test('reports any other lost point, also of these two tests', () => {
  const { lost } = checkGrades([
    { ...csp, result: 'csp-with-unsafe-inline', points: -20 },
    { ...cookies, result: 'cookies-without-secure-flag', points: -20 },
    { ...preload, result: 'hsts-implemented-max-age-less-than-six-months', points: -10 },
    { title: 'CORP', result: 'corp-not-implemented', points: 0, best: 10 },
  ]);
  expect(lost.map((line) => line.replace(/ Fix .*/, ''))).toEqual([
    'CSP lost 30 of its points: csp-with-unsafe-inline.',
    'Cookies lost 25 of its points: cookies-without-secure-flag.',
    'HSTS lost 15 of its points: hsts-implemented-max-age-less-than-six-months.',
    'CORP lost 10 of its points: corp-not-implemented.',
  ]);
});
