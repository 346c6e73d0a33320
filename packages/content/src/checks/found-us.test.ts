import { expect, test } from 'vitest';
import { withoutServer } from '#reader/planted/without-server.ts';
import { told, type Faults } from '#reader/planted/plant.ts';
import { foundUsIsNamed } from './found-us.ts';

const asks = {
  'pages/contact.yaml': {
    found: { question: 'How did you find us?', answers: ['A search', 'A friend'] },
  },
};
const named: Faults = {
  'form-notices.yaml': { 'enquiry.what': 'Your name and, if you say so, how you found us.' },
  'legal/privacy.yaml': { 'sections.0.paragraphs': ['We keep how you found us for one year.'] },
};

test('a form that does not ask needs no words about it', () => {
  expect(told(foundUsIsNamed, {})).toEqual([]);
});

test('a form that asks is named in the notice beside it and on the privacy page', () => {
  expect(told(foundUsIsNamed, { ...asks, ...named })).toEqual([]);
  expect(told(foundUsIsNamed, asks)).toEqual([
    'content/form-notices.yaml, enquiry.what: does not say “how you found us”, which pages/contact.yaml ' +
      'asks. Name it among what we keep, or take the question out of the form.',
    'content/legal/privacy.yaml, sections: does not say “how you found us”, which pages/contact.yaml ' +
      'asks. Name it among what we keep, or take the question out of the form.',
  ]);
});

test('so is it in the texts of a site without a server, where there are some', () => {
  const lines = told(foundUsIsNamed, { ...asks, ...named, ...withoutServer });
  expect(lines.map((line) => line.replace(/:.*/, ''))).toEqual([
    'content/without-server/form-notices.yaml, enquiry.what',
    'content/without-server/privacy.yaml, sections',
  ]);
});
