/**
 * The editor of `npm run edit` saves to files of this machine and has no login. A server of it would let anyone
 * overwrite the site, so it is never built: what apps/publish serves behind its sign-in is.
 */
export function refuseBuild(command: 'dev' | 'build' | 'preview' | 'sync'): void {
  if (command === 'build' || command === 'preview')
    throw new Error(
      'The editor of this folder has no login and is for this machine alone. ' +
        'For a server, run "npm run build -- publish": docs/editing.md.',
    );
}

/** Only the person at this machine may reach it. */
export function refuseOtherHosts(host: string | boolean | undefined): void {
  if (host !== '127.0.0.1')
    throw new Error(
      `The editor has no login while developing and is served to this machine alone. Leave out --host ${String(host)}.`,
    );
}
