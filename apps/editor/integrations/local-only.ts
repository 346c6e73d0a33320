/**
 * The editor of `npm run edit` saves to local files and has no login. On a server it would let anyone overwrite the
 * site, so it is never built. apps/publish serves another build, behind its sign-in.
 */
export function refuseBuild(command: 'dev' | 'build' | 'preview' | 'sync'): void {
  if (command === 'build' || command === 'preview')
    throw new Error(
      'This editor has no login and is for this machine only. ' +
        'For a server, run "npm run build -- publish": see docs/editing.md.',
    );
}

/** Only this machine may reach the editor. */
export function refuseOtherHosts(host: string | boolean | undefined): void {
  if (host !== '127.0.0.1')
    throw new Error(
      `This editor has no login and is served to this machine only. Leave out --host ${String(host)}.`,
    );
}
