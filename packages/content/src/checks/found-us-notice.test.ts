import { expect, test } from 'vitest';
import { withoutServer } from '#reader/test-content/without-server.ts';
import { messagesOf, type Overrides } from '#reader/test-content/content-with.ts';
import { foundUsNotice } from './found-us-notice.ts';

const asks = {
  'pages/contact.yaml': {
    found: { question: 'How did you find us?', answers: ['A search', 'A friend'] },
  },
};
const named: Overrides = {
  'form-notices.yaml': { 'enquiry.what': 'Your name and, if you say so, how you found us.' },
  'legal/privacy.yaml': { 'sections.0.paragraphs': ['We keep how you found us for one year.'] },
};

test('a form that does not ask needs no words about it', () => {
  expect(messagesOf(foundUsNotice, {})).toEqual([]);
});

test('a form that asks is named in the notice beside it and on the privacy page', () => {
  expect(messagesOf(foundUsNotice, { ...asks, ...named })).toEqual([]);
  expect(messagesOf(foundUsNotice, asks)).toEqual([
    'content/form-notices.yaml, enquiry.what: does not say “how you found us”, which pages/contact.yaml ' +
      'asks. Name it among what we keep, or take the question out of the form.',
    'content/legal/privacy.yaml, sections: does not say “how you found us”, which pages/contact.yaml ' +
      'asks. Name it among what we keep, or take the question out of the form.',
  ]);
});

test('so is it in the texts of a site without a server, where there are some', () => {
  const lines = messagesOf(foundUsNotice, { ...asks, ...named, ...withoutServer });
  expect(lines.map((line) => line.replace(/:.*/, ''))).toEqual([
    'content/without-server/form-notices.yaml, enquiry.what',
    'content/without-server/privacy.yaml, sections',
  ]);
});
