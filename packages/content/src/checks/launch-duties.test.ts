import { expect, test, vi } from 'vitest';
import { contentWith, messagesOf } from '#reader/test-content/content-with.ts';
import { withoutServer } from '#reader/test-content/without-server.ts';
import { launchChecks } from './launch-checks.ts';
import { byWho, samplesAtOnce } from './launch-duties.ts';
import { checked } from './run-checks.ts';

const place = 'content/projects/fir.yaml, case.sample:';
const fix = 'Ask the client for each, take out what they cannot confirm, and write false.';
const say = (facts: object) => messagesOf(samplesAtOnce, { 'projects/fir.yaml': { case: facts } });
const team = { amount: 2, unit: 'people', says: 'of us' };

test('every value of a sample case, by name', () => {
  const facts = {
    sample: true,
    first: { amount: 1, unit: 'week', says: 'a sketch' },
    team,
    length: { amount: 5, unit: 'months', says: 'all of them wet', ongoing: false },
    measured: [{ title: 'Calls', text: 'Counted by hand for two weeks.' }],
    confirmed: { by: 'Head of dispatch', mayBeCalled: false },
  };
  expect(say(facts)).toEqual([
    `${place} marks values that no client has confirmed: the first result, the team, how long ` +
      `it took, “Calls”, who confirmed it, whether they may be called. ${fix}`,
  ]);
});

test('values that a case omits are not requested', () => {
  expect(say({ sample: true, team })).toEqual([
    `${place} marks values that no client has confirmed: the team. ${fix}`,
  ]);
});

test('a confirmed case', () => {
  expect(say({ sample: false, team })).toEqual([]);
});

test('unconfirmed facts are listed once for each owner, if a page shows them', () => {
  const faults = {
    'facts.yaml': {
      'length.sample': true,
      'price.sample': true,
      unused: {
        about: 'No page shows it',
        words: 'never',
        sample: true,
        owner: 'Any',
        expires: '9999-01-01',
      },
    },
  };
  expect(messagesOf(samplesAtOnce, faults)).toEqual([
    'content/facts.yaml, sample: marks 2 facts that Head of rules has not confirmed: length, price. ' +
      'Ask Head of rules for what holds, correct them and write false in each.',
  ]);
});

test('findings are grouped by the person who must act, with the longest list first', () => {
  const finding = (file: string, owner?: string) => ({
    file,
    field: '',
    problem: '',
    fix: '',
    owner,
  });
  const groups = byWho([
    finding('legal/terms.yaml'),
    finding('facts.yaml', 'Head of design'),
    finding('pages/security.yaml', 'Head of design'),
    finding('projects/fir.yaml'),
    finding('reviews/oak.yaml'),
    finding('projects/elm.yaml'),
    finding('pages/home.yaml'),
  ]);
  expect(groups.map(({ who, left }) => [who, left.length])).toEqual([
    ['Sales, with each client’s consent', 3],
    ['Head of design', 2],
    ['A lawyer', 1],
    ['The editors', 1],
  ]);
});

test('a launch of a site with a server does not wait for texts of a site without one', async () => {
  const file = 'without-server/privacy.yaml';
  const faults = {
    [file]: { ...withoutServer[file], opening: 'Ask John Doe what we keep of you.' },
  };
  const files = async () => {
    const left = await checked(contentWith({ ...withoutServer, ...faults }), launchChecks());
    return left.map((finding) => finding.file).filter((name) => name.endsWith('privacy.yaml'));
  };
  expect(await files()).toEqual(['legal/privacy.yaml']);
  vi.stubEnv('SITE_SERVICES', 'none');
  expect(await files()).toEqual([file, file]);
  vi.unstubAllEnvs();
});
