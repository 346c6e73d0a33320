import { expect, it } from 'vitest';
import { startProcess } from '@studio/tests/support/processes.ts';
import { deskSettings } from './support/settings.ts';

it('the process refuses to start with a sign-in for developers', async () => {
  const env = {
    ...deskSettings('postgres://nowhere'),
    DESK_OIDC_ISSUER: 'http://127.0.0.1:8091',
  };
  const service = await startProcess('desk-api', env, { asItIs: true });
  expect(service.child.exitCode).toBe(78);
  expect(service.output()).toContain('DESK_OIDC_ISSUER is a sign-in for developers.');
});
