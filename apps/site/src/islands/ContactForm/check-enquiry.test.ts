import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { phones } from '@studio/contract/fixtures/phones';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkEnquiry } from './check-enquiry.ts';

const typed = (country: string, phonenumber: string) => ({ ...validEnquiry, country, phonenumber });

describe('with the numbering plans', () => {
  test.each(phones)('R66 $typed of $country is sent as $digits', async (phone) => {
    const checked = await checkEnquiry(typed(phone.country, phone.typed));
    expect(checked).toEqual({ ok: true, value: { ...validEnquiry, phonenumber: phone.digits } });
  });

  test('R65 R66 a missing number and a wrong one have their own messages', async () => {
    expect(await checkEnquiry(typed('IN', ' '))).toMatchObject({
      errors: { phonenumber: 'Phone number is required*' },
    });
    expect(await checkEnquiry(typed('IN', 'call me'))).toMatchObject({
      errors: { phonenumber: 'Invalid Phone number*' },
    });
  });
});

describe('if the numbering plans cannot be loaded', () => {
  afterEach(() => {
    vi.doUnmock('./numbering-plans.ts');
    vi.resetModules();
  });

  test.each([
    { country: 'IN', text: '098765 43210', digits: '919876543210' },
    { country: 'SG', text: '6325 1234', digits: '6563251234' },
    { country: 'IN', text: '९८७६५\t४३२१०', digits: '919876543210' },
    { country: 'IN', text: '＋９１ 98765 43210', digits: '919876543210' },
    { country: 'IN', text: '+1 (415) 555-2671', digits: '14155552671' },
  ])('$text of $country is still sent as $digits', async ({ country, text, digits }) => {
    vi.doMock('./numbering-plans.ts', () => {
      throw new Error('The line is down.');
    });
    const { checkEnquiry: checkWithout } = await import('./check-enquiry.ts');
    expect(await checkWithout(typed(country, text))).toMatchObject({
      ok: true,
      value: { phonenumber: digits },
    });
  });
});
