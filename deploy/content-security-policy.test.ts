import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(name));

const nothing = { intake: undefined, emailJsOrigin: undefined };

test('without a service no form can be sent anywhere', () => {
  const policy = contentSecurityPolicy(nothing, true);
  expect(directive(policy, 'form-action')).toBe("form-action 'none'");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
});

test('an API behind the same server needs no other origin', () => {
  const policy = contentSecurityPolicy({ ...nothing, intake: '/api' }, true);
  expect(directive(policy, 'form-action')).toBe("form-action 'self'");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
});

test('an API elsewhere and EmailJS are allowed by their origin', () => {
  const policy = contentSecurityPolicy(
    { intake: 'https://intake.example/api', emailJsOrigin: 'https://api.emailjs.com' },
    true,
  );
  expect(directive(policy, 'form-action')).toBe("form-action 'self' https://intake.example");
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' https://intake.example https://api.emailjs.com",
  );
});

test('nothing inline, no eval, no wildcard, and HTTPS only where there is HTTPS', () => {
  expect(contentSecurityPolicy(nothing, true)).not.toMatch(/unsafe|\*|data:|blob:/);
  expect(contentSecurityPolicy(nothing, true)).toContain('upgrade-insecure-requests');
  expect(contentSecurityPolicy(nothing, false)).not.toContain('upgrade-insecure-requests');
});

test('a setting cannot add a directive', () => {
  const settings = { ...nothing, intake: 'https://a.example;script-src' };
  expect(() => contentSecurityPolicy(settings, true)).toThrow();
});
