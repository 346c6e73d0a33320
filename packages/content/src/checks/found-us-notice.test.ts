import { expect, test } from 'vitest';
import { withoutServer } from '#reader/test-content/without-server.ts';
import { messagesOf, type Overrides } from '#reader/test-content/content-with.ts';
import { addedFieldNotice, foundUsNotice } from './found-us-notice.ts';

const asks = {
  'pages/contact.yaml': {
    found: { question: 'How did you find us?', answers: ['A search', 'A friend'] },
  },
};
const named: Overrides = {
  'form-notices.yaml': { 'enquiry.what': 'Your name and, if you say so, how you found us.' },
  'legal/privacy.yaml': { 'sections.0.paragraphs': ['We keep how you found us for one year.'] },
};

test('a form without the question needs no mention of it', () => {
  expect(messagesOf(foundUsNotice, {})).toEqual([]);
});

test('a form with the question is mentioned in its notice and on the privacy page', () => {
  expect(messagesOf(foundUsNotice, { ...asks, ...named })).toEqual([]);
  expect(messagesOf(foundUsNotice, asks)).toEqual([
    'content/form-notices.yaml, enquiry.what: does not say “how you found us”, which pages/contact.yaml ' +
      'asks. Name it among what we keep, or take the question out of the form.',
    'content/legal/privacy.yaml, sections: does not say “how you found us”, which pages/contact.yaml ' +
      'asks. Name it among what we keep, or take the question out of the form.',
  ]);
});

test('also in the texts of a site without a server, if there are any', () => {
  const lines = messagesOf(foundUsNotice, { ...asks, ...named, ...withoutServer });
  expect(lines.map((line) => line.replace(/:.*/, ''))).toEqual([
    'content/without-server/form-notices.yaml, enquiry.what',
    'content/without-server/privacy.yaml, sections',
  ]);
});

test('a field that was added to the form is mentioned by its label, in any case', () => {
  const born = addedFieldNotice(['Year of birth']);
  expect(messagesOf(addedFieldNotice([]), {})).toEqual([]);
  expect(
    messagesOf(born, {
      'form-notices.yaml': { 'enquiry.what': 'Your name and year of birth.' },
    }),
  ).toEqual([
    'content/legal/privacy.yaml, sections: does not say “Year of birth”, which the contact form asks. ' +
      'Name it among what we keep, and set the day of the text to today.',
  ]);
  expect(messagesOf(born, withoutServer).map((line) => line.replace(/:.*/, ''))).toEqual([
    'content/form-notices.yaml, enquiry.what',
    'content/without-server/form-notices.yaml, enquiry.what',
    'content/legal/privacy.yaml, sections',
    'content/without-server/privacy.yaml, sections',
  ]);
});
