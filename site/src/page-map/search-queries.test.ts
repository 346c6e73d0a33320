import { expect, test } from 'vitest';
import { catalogue } from '#catalogue/catalogue.ts';
import { pageFinder } from '#search/find-pages.ts';
import { searchIndex } from './search-entries.ts';

/**
 * What visitors type, and the pages that must come first, in this order. A page is named by the end
 * of its address. Whoever writes new content and breaks a row mends it in content/search-words.yaml.
 */
const table: readonly (readonly [typed: string, ...first: string[]])[] = [
  // Two subjects at once.
  ['salesforce migration', 'salesforce', 'cloud-migration'],
  ['legacy rewrite', 'application-modernization'],
  ['move to aws', 'cloud-migration', 'aws'],
  ['power bi dashboard', 'powerbi'],
  ['react web app', 'web-development'],
  ['google cloud data', 'google-cloud'],
  ['shopify stock', 'shopify'],
  ['wordpress security', 'wordpress'],
  // Names, as they are and as they are typed.
  ['salesforce', 'salesforce'],
  ['powerbi', 'powerbi'],
  ['ux', 'ui-ux'],
  ['ui/ux', 'ui-ux'],
  ['seo', 'seo'],
  ['poc', 'poc-development'],
  ['contact', 'contact'],
  ['about', 'about'],
  ['careers', 'careers'],
  ['privacy', 'privacy'],
  // Technologies.
  ['flutter', 'mobile-app-development'],
  ['react native', 'mobile-app-development'],
  ['firmware', 'embedded-software-development'],
  ['c++', 'embedded-software-development'],
  ['bigquery', 'google-cloud'],
  ['woocommerce', 'wordpress'],
  ['laravel', 'application-enhancement'],
  ['figma', 'ui-ux'],
  ['sonarqube', 'software-audit'],
  ['gcp', 'google-cloud'],
  // A buyer's words.
  ['app for iphone', 'mobile-app-development'],
  ['hire react developers', 'services', 'web-development'],
  ['slow website', 'web-development'],
  ['penetration test', 'software-audit'],
  ['my agency left', 'support-maintenance'],
  ['second opinion on code', 'software-audit'],
  ['ai', 'poc-development'],
  ['chatbot', 'poc-development'],
  ['crm', 'salesforce'],
  ['online shop', 'shopify'],
  ['ecommerce', 'shopify'],
  ['e-commerce', 'shopify'],
  ['due diligence', 'software-audit'],
  ['mvp', 'product-development'],
  ['google ranking', 'seo'],
  ['bugs', 'quality-assurance'],
  ['logo', 'brand-identity'],
  ['portfolio', 'work'],
  ['jobs', 'careers'],
  ['phone number', 'contact'],
  ['gdpr', 'privacy'],
  ['old software', 'application-modernization'],
  // Questions.
  ['how much does it cost', 'services'],
  ['what are your prices?', 'services'],
  ['who owns the code', 'product-development'],
  ['can you sign an nda', 'technical-feasibility-analysis'],
  ['do you have a job for me', 'careers'],
  ['where are your case studies', 'work'],
  ['will it rank first', 'seo'],
  // Misspelled by one letter, unfinished, or in another form.
  ['sallesforce', 'salesforce'],
  ['shopfy', 'shopify'],
  ['wirefarmes', 'wireframes'],
  ['wordpres', 'wordpress'],
  ['migrate servers', 'cloud-migration'],
  ['salesf', 'salesforce'],
  ['embed', 'embedded-software-development'],
  ['dashboards', 'powerbi'],
  ['prototypes', 'prototype'],
];

/** What no page is about: the search says so and finds nothing, or what comes near it. */
const unanswered = [
  'nda',
  'non-disclosure agreement',
  'iso 27001',
  'ISO27001',
  'are you certified',
];

const index = searchIndex(catalogue(), new Date());
const find = pageFinder(index);
const endings = (typed: string) => find(typed).pages.map(({ href }) => href.split('/').pop());

test.each(table)('%s', (typed, ...first) => {
  expect(endings(typed).slice(0, first.length)).toEqual(first);
});

test.each(unanswered)('%s: says that no page is about it', (typed) => {
  expect(index.unanswered.map(({ say }) => say)).toContain(find(typed).say);
});

test('a word nobody wrote finds nothing, and is answered', () => {
  expect(find('zzyzx')).toEqual({ pages: [], say: index.none });
});

test('no query finds by chance: a short word means what is about it', () => {
  expect(endings('ai').length).toBeLessThan(4);
});
