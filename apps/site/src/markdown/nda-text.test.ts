import { expect, test } from 'vitest';
import type { Company } from '@studio/content/schema/company.schema.ts';
import type { NdaFile } from '@studio/content/schema/nda.schema.ts';
import { ndaText } from './nda-text.ts';

const company: Company = {
  name: 'Works',
  shortName: 'Works',
  legalName: 'Company Works Limited',
  founded: 2020,
  domain: 'https://works.example',
  tagline: 'Works.',
  description: 'Works.',
  brand: { color: '#0d6ed6' },
  contact: {
    sample: false,
    email: 'hello@works.example',
    phone: '+91 00000 00000',
    address: ['Street 1'],
    country: 'India',
  },
  social: [],
};

const nda: NdaFile = {
  sample: false,
  title: 'An agreement',
  updated: '2026-11-15',
  opening: 'Both want to talk.',
  clauses: [
    { title: 'First', text: ['One.'] },
    { title: 'Second', text: [`A sentence ${'that goes on '.repeat(12)}.`] },
  ],
};

test('names the company of company.yaml, numbers its clauses and fits a page', () => {
  const text = ndaText(nda, company);
  expect(text).toContain('between Company Works Limited, Street 1, India (the first party)');
  expect(text).toContain('Version of November 15, 2026');
  expect(text).toMatch(/^2\. Second\n\n2\.1 A sentence/m);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(78);
});

test('a text without a lawyer’s review says so first', () => {
  expect(ndaText({ ...nda, sample: true }, company).split('\n\n')[1]).toMatch(
    /^SAMPLE\. No lawyer/,
  );
  expect(ndaText(nda, company)).not.toContain('SAMPLE');
});
