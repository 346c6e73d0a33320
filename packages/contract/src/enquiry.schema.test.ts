import { describe, expect, it } from 'vitest';
import { refusedEnquiries, validEnquiry } from '../fixtures/enquiries.ts';
import { check, enquiryFields, enquirySchema, limits } from './index.ts';

const schema = enquirySchema();

describe('an enquiry', () => {
  it('R59 has the six fields of the specification', () => {
    expect(Object.keys(schema.def.shape)).toEqual([...enquiryFields]);
    expect(check(schema, validEnquiry)).toEqual({ ok: true, value: validEnquiry });
  });

  it('R59 projectdetails is optional', () => {
    const checked = check(schema, { ...validEnquiry, projectdetails: undefined });
    expect(checked).toEqual({ ok: true, value: { ...validEnquiry, projectdetails: '' } });
  });

  it.each(refusedEnquiries)('$row $field: $message for $change', ({ change, field, message }) => {
    expect(check(schema, { ...validEnquiry, ...change })).toEqual({
      ok: false,
      errors: { [field]: message },
    });
  });

  it('R61 R62 R63 R65 R67 an empty form returns every message at once', () => {
    expect(check(schema, {})).toEqual({
      ok: false,
      errors: {
        name: 'Name is required*',
        companyname: 'Company name is required*',
        email: 'Email is required*',
        phonenumber: 'Phone number is required*',
        subject: 'Subject is required*',
      },
    });
  });

  it.each([
    'asha@menon.example',
    'asha.menon+site@mail.menon.co.in',
    "o'neil@example.ie",
    'पोस्ट@उदाहरण.भारत',
    'info@xn--mller-kva.example',
  ])('R64 accepts the e-mail address %s', (email) => {
    expect(check(schema, { ...validEnquiry, email }).ok).toBe(true);
  });

  it('R68 projectdetails is not validated beyond its length', () => {
    const projectdetails = `${'🧵'.repeat(10)} <b>{{x}}</b> ' OR 1=1 --\n=SUM(A1)`;
    const checked = check(schema, { ...validEnquiry, projectdetails });
    expect(checked).toEqual({ ok: true, value: { ...validEnquiry, projectdetails } });
  });

  it.each([
    ['name', limits.line],
    ['companyname', limits.line],
    ['subject', limits.line],
    ['projectdetails', limits.details],
  ] as const)('%s may have %i characters and not one more', (field, limit) => {
    expect(check(schema, { ...validEnquiry, [field]: 'x'.repeat(limit) }).ok).toBe(true);
    const over = check(schema, { ...validEnquiry, [field]: 'x'.repeat(limit + 1) });
    const message = over.ok ? undefined : over.errors[field];
    expect(message).toContain(`at most ${limit.toLocaleString('en')} characters*`);
  });

  it('email may have 254 characters and not one more', () => {
    const host = `${'h.'.repeat(93)}example`;
    const email = `${'x'.repeat(limits.email - host.length - 1)}@${host}`;
    expect(email).toHaveLength(limits.email);
    expect(check(schema, { ...validEnquiry, email }).ok).toBe(true);
    expect(check(schema, { ...validEnquiry, email: `${email}e` }).ok).toBe(false);
  });
});

describe('input is cleaned, never changed in meaning', () => {
  it.each([
    ['name', '  Asha \r\n Bcc: x@y.example ', 'Asha   Bcc: x@y.example'],
    ['name', 'As\u0000ha', 'Asha'],
    ['subject', 'half a pair \uD83E', 'half a pair \uFFFD'],
    ['subject', 'தமிழ் 日本語 🧵👩‍👩‍👧', 'தமிழ் 日本語 🧵👩‍👩‍👧'],
    ['projectdetails', '\n one\r\ntwo\rthree\tfour \n', 'one\ntwo\nthree\tfour'],
  ] as const)('%s %j becomes %j', (field, typed, kept) => {
    const checked = check(schema, { ...validEnquiry, [field]: typed });
    expect(checked).toEqual({ ok: true, value: { ...validEnquiry, [field]: kept } });
  });

  it.each(['\u200B', '\uFEFF', '\u2060', '\u00AD', '\u200E', '\u200D', '\u2800', '\u3164'])(
    'R64 an e-mail address loses %j, which nobody sees',
    (invisible) => {
      const email = `${invisible}asha@${invisible}menon.exam${invisible}ple${invisible}`;
      const checked = check(schema, { ...validEnquiry, email });
      expect(checked).toEqual({ ok: true, value: validEnquiry });
    },
  );

  it('a joiner that an address of an Indian script is spelled with stays', () => {
    const email = 'क्\u200Dष@उदाहरण.भारत';
    const checked = check(schema, { ...validEnquiry, email });
    expect(checked).toEqual({ ok: true, value: { ...validEnquiry, email } });
  });

  it.each([
    ['name', 'Name', '\u200B'],
    ['name', 'Name', ' \uFEFF\u00A0\u3164 '],
    ['companyname', 'Company name', '\u2800'],
    ['email', 'Email', '\u200B \u2060'],
    ['subject', 'Subject', '\u00AD\u200D'],
  ] as const)(
    'R61 R62 R63 R67 %s of only invisible characters is missing',
    (field, label, text) => {
      expect(check(schema, { ...validEnquiry, [field]: text })).toEqual({
        ok: false,
        errors: { [field]: `${label} is required*` },
      });
    },
  );

  it('drops fields that the form does not have', () => {
    const checked = check(schema, { ...validEnquiry, isAdmin: true, __proto__: { polluted: 1 } });
    expect(checked).toEqual({ ok: true, value: validEnquiry });
  });

  it.each([null, 'text', 7, [], [validEnquiry]])('refuses %j without throwing', (input) => {
    expect(check(schema, input).ok).toBe(false);
  });
});
