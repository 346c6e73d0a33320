import { expect, test, vi } from 'vitest';
import { contentWith } from '#reader/test-content/content-with.ts';
import { withoutServer } from '#reader/test-content/without-server.ts';
import { byWho, launchChecks } from './launch-checks.ts';
import { checked } from './run-checks.ts';

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
  const today = new Date('2026-11-15');
  const files = async () => {
    const left = await checked(contentWith({ ...withoutServer, ...faults }), launchChecks(today));
    return left.map((finding) => finding.file).filter((name) => name.endsWith('privacy.yaml'));
  };
  expect(await files()).toEqual(['legal/privacy.yaml']);
  vi.stubEnv('SITE_SERVICES', 'none');
  expect(await files()).toEqual([file, file]);
  vi.unstubAllEnvs();
});
