import { expect, test } from 'vitest';
import { loadContent } from '#reader/load-content.ts';
import { allExtras } from '#reader/test-content/all-extras.ts';
import { siteContentOn } from '#reader/site-content.ts';
import { pageFinder } from '@studio/search/find-pages.ts';
import { searchIndex } from './search-entries.ts';

/**
 * Typed queries, and the pages that must come first, in this order. A page is named by the end of its path. If new
 * content breaks a row, fix it in content/search-words.yaml.
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
  ['penetration test', 'security', 'software-audit'],
  ['my agency left', 'support-maintenance'],
  ['second opinion on code', 'software-audit'],
  ['ai', 'terms-of-work'],
  ['artificial intelligence', 'poc-development'],
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
  ['gdpr', 'security', 'privacy'],
  ['old software', 'application-modernization'],
  // Questions of procurement and finance.
  ['price', 'terms-of-work'],
  ['hourly rate', 'terms-of-work'],
  ['time zone', 'terms-of-work'],
  ['timezone', 'terms-of-work'],
  ['ip', 'terms-of-work'],
  ['intellectual property', 'terms-of-work'],
  ['warranty', 'terms-of-work'],
  ['liability', 'terms-of-work'],
  ['payment', 'terms-of-work'],
  ['notice period', 'terms-of-work'],
  ['subcontractors', 'terms-of-work'],
  ['people', 'about'],
  // Questions.
  ['how much does it cost', 'terms-of-work'],
  ['what are your prices?', 'terms-of-work'],
  ['who owns the code', 'terms-of-work'],
  ['what time zone are you in', 'terms-of-work'],
  ['do you use copilot', 'terms-of-work'],
  ['can you sign an nda', 'security'],
  ['nda', 'security'],
  ['non-disclosure agreement', 'security'],
  ['iso 27001', 'security'],
  ['ISO27001', 'security'],
  ['are you certified', 'security'],
  ['soc 2', 'security'],
  ['security', 'security'],
  ['security questionnaire', 'security'],
  ['sub-processors', 'security'],
  ['how is this site tested', 'about'],
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

/** Subjects without a page: the search says so and finds nothing, or something close. */
const unanswered = ['blockchain', 'a smart contract', 'NFT'];

// Every page, whatever is switched off today.
const content = loadContent();
const extras = { ...content.extras, value: allExtras };
const today = new Date();
const index = searchIndex(siteContentOn({ ...content, extras }, today), today);
const find = pageFinder(index);
const endings = (typed: string) => find(typed).pages.map(({ href }) => href.split('/').pop());

test.each(table)('%s', (typed, ...first) => {
  expect(endings(typed).slice(0, first.length)).toEqual(first);
});

test.each(unanswered)('%s: says that no page is about it', (typed) => {
  expect(index.unanswered.map(({ say }) => say)).toContain(find(typed).say);
});

test('a word that no page has finds nothing, and gets an answer', () => {
  expect(find('zzyzx')).toEqual({ pages: [], say: index.none });
});

test('no query matches by chance: a short word finds only what is about it', () => {
  expect(endings('ai').length).toBeLessThan(4);
});
