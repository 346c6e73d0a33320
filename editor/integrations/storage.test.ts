import { describe, expect, test } from 'vitest';
import { refuseOtherHosts, storageFor } from './storage.ts';

describe('where the editor saves', () => {
  test('files of this machine, while developing', () => {
    expect(storageFor('dev', undefined)).toEqual({ kind: 'local' });
    expect(storageFor('dev', 'company/site')).toEqual({ kind: 'local' });
  });

  test('GitHub, once it is built', () => {
    expect(storageFor('build', 'company/site')).toEqual({
      kind: 'github',
      repo: { owner: 'company', name: 'site' },
      pathPrefix: 'content',
      branchPrefix: 'words/',
    });
  });

  test.each([undefined, '', 'site', 'company/', 'https://github.com/company/site'])(
    'there is no build for the repository %j',
    (repository) => {
      expect(() => storageFor('build', repository)).toThrow(
        'Set EDITOR_GITHUB_REPO to owner/name.',
      );
    },
  );
});

test('local mode is served to this machine alone', () => {
  expect(() => {
    refuseOtherHosts('127.0.0.1');
  }).not.toThrow();
  for (const host of ['0.0.0.0', '192.168.1.2', true, false, undefined])
    expect(() => {
      refuseOtherHosts(host);
    }).toThrow('served to this machine alone');
});
