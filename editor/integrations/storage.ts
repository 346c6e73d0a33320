import type { Config } from '@keystatic/core';

/**
 * Where the editor saves. Files on this machine are for developing alone: that mode has no login, and
 * a server in it would let anyone overwrite the site. So a build always saves to GitHub, or is none.
 */
export function storageFor(
  command: 'dev' | 'build' | 'preview' | 'sync',
  repository: string | undefined,
): Config['storage'] {
  if (command === 'dev' || command === 'sync') return { kind: 'local' };
  const [owner, name, ...rest] = repository?.split('/') ?? [];
  if (!owner || !name || rest.length > 0)
    throw new Error(
      'The editor is built for GitHub alone: with files of its own machine it would have no login, ' +
        'and anyone could overwrite the site. Set EDITOR_GITHUB_REPO to owner/name.',
    );
  return { kind: 'github', repo: { owner, name }, pathPrefix: 'content', branchPrefix: 'words/' };
}

/** Local mode has no login, so nobody but the person at this machine may reach it. */
export function refuseOtherHosts(host: string | boolean | undefined): void {
  if (host !== '127.0.0.1')
    throw new Error(
      `The editor has no login while developing and is served to this machine alone. Leave out --host ${String(host)}.`,
    );
}
