import { expect, test } from 'vitest';
import { refuseBuild, refuseOtherHosts } from './local-only.ts';

test('the editor without a login is never built', () => {
  for (const command of ['build', 'preview'] as const)
    expect(() => {
      refuseBuild(command);
    }).toThrow('run "npm run build -- publish"');
  for (const command of ['dev', 'sync'] as const)
    expect(() => {
      refuseBuild(command);
    }).not.toThrow();
});

test('it is served to this machine only', () => {
  expect(() => {
    refuseOtherHosts('127.0.0.1');
  }).not.toThrow();
  for (const host of ['0.0.0.0', '192.168.1.2', true, false, undefined])
    expect(() => {
      refuseOtherHosts(host);
    }).toThrow('served to this machine only');
});
