import { expect, it } from 'vitest';
import { enquiryTrace } from './enquiry-trace.ts';

const id = '0198C0DE-0000-7000-8000-000000000001';
const key = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

it('is the idempotency key, or the id without one or with one that is no trace id', () => {
  expect(enquiryTrace(id, key)).toBe('3f2504e04f8941d39a0c0305e82c3301');
  const ownTrace = '0198c0de000070008000000000000001';
  expect(enquiryTrace(id, null)).toBe(ownTrace);
  expect(enquiryTrace(id, undefined)).toBe(ownTrace);
  expect(enquiryTrace(id, '00000000-0000-0000-0000-000000000000')).toBe(ownTrace);
});
