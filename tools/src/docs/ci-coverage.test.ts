import { expect, test } from 'vitest';
import { checkCiCoverage, stepsIn } from './ci-coverage.ts';

const script = `
suite() { step; }
suite test:intake 3600 npm run --silent test -- services
suite e2e:desk 60
suite chaos 60 npm run --silent fault -- chaos --short
slow chaos-long 60 npm run --silent fault -- chaos --long
slow keys 60 npm run --silent fault -- keys
slow box 60 deploy/single-host/smoke-test.sh
`;
const places = {
  full: stepsIn(script, 'suite'),
  long: stepsIn(script, 'slow'),
  files: ['tests/responses.test.ts', 'apps/site/tests/contact.spec.ts'],
};
const check = (heldBy: string) =>
  checkCiCoverage(
    [{ path: 'docs/reliability.md', line: 7, promise: 'Nothing is lost', heldBy }],
    places,
  );

test('steps are the lines that run something', () => {
  expect(places.full).toEqual(['test -- services', 'e2e -- desk', 'fault -- chaos --short']);
});

test('a promise is held where its command or its suite runs', () => {
  const { lines, findings } = check(
    '`npm run fault -- keys`, `npm run fault -- chaos` (10 kills, `npm run dev`); CI: `responses.test.ts`; `sudo deploy/single-host/smoke-test.sh`',
  );
  expect(findings).toEqual([]);
  expect(lines).toEqual([
    'Nothing is lost\n    nightly: fault -- keys; CI: fault -- chaos; CI: responses.test.ts; nightly: deploy/single-host/smoke-test.sh',
  ]);
});

test.each([
  ['nothing', 'names no test and no command'],
  ['a person who looks at `the log`', 'names no test and no command'],
  ['`npm run fault -- disk-full`', '“fault -- disk-full”, which'],
  ['`npm run fault -- chaos --endless`', '“fault -- chaos --endless”, which'],
  ['`npm run fault`', '“fault”, which'],
  ['`contact.spec.ts`', '“contact.spec.ts”, which'],
  ['`gone.test.ts`', '“gone.test.ts”, which'],
])('held by %s: a fault', (heldBy, words) => {
  const { findings } = check(heldBy);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(words);
});
