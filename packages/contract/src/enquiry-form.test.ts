import { expect, test } from 'vitest';
import * as form from './enquiry-form.ts';

const input = {
  name: 'Mira',
  companyname: 'Menon Textiles',
  email: 'mira@menon.example',
  phonenumber: '+91 98470 12345',
  subject: 'Looms',
};
const details = { projectdetails: 'Forty looms.' };

test('fields that the form can lack are listed once they have a value', () => {
  expect([...form.switchedFields]).toEqual(['foundus']);
  const enquiry = form.completeEnquiry({ ...input, ...details });
  expect(enquiry).toMatchObject({ ...input, ...details, foundus: '' });
  expect(form.otherLines(enquiry)).toEqual([]);
  expect(form.otherLines({ ...enquiry, foundus: 'A fair' })).toEqual([
    ['How you found us', 'A fair'],
  ]);
});

test.each([...Object.keys({ ...input, ...details }), 'foundus'])(
  '“%s” is not among the fields that were added',
  (field) => {
    expect(form.addedFields).not.toContain(field);
  },
);

test('there is one value for each field, in the order of the form', () => {
  expect(form.byField((field) => form.enquiryForm[field].label)).toMatchObject({
    name: 'Name',
    foundus: 'How you found us',
  });
  expect(Object.keys(form.byField(() => 1))).toEqual(form.enquiryFields);
  expect(form.enquiryFields.slice(0, 3)).toEqual(['name', 'companyname', 'email']);
});

test('each kind of field has a limit', () => {
  expect(form.longest).toEqual({
    line: 200,
    email: 254,
    phone: 200,
    paragraphs: 10_000,
  });
});
