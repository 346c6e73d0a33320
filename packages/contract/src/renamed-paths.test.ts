import { expect, test } from 'vitest';
import { currentUrl } from './renamed-paths.ts';

test.each([
  ['/api/leads', '/api/enquiries'],
  ['/api/leads?a=b', '/api/enquiries?a=b'],
  ['/api/leads/sent?reference=7K3QF-9M2XA', '/api/enquiries/sent?reference=7K3QF-9M2XA'],
  ['/api/pace', '/api/response-time'],
])('%s is %s', (old, current) => {
  expect(currentUrl(old)).toBe(current);
});

test.each(['/api/leadership', '/api/enquiries', '/api/subscriptions', '/', '/x/api/leads'])(
  '%s is unchanged',
  (url) => {
    expect(currentUrl(url)).toBe(url);
  },
);
