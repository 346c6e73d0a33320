import { fileURLToPath } from 'node:url';
import parser from '@typescript-eslint/parser';
import { defineConfig, includeIgnoreFile } from 'eslint/config';
import astro from 'eslint-plugin-astro';

const notForPages = {
  regex: '^@studio/(editor|tools|enquiries|mail|desk|content/checks)|^#(outline|ui)/',
  message: 'Pages are made of screens, sections and what describes a page.',
};

/** What a page of the site does not do: it is HTML by the time it is read, under a strict policy. */
const inPages = [
  {
    selector: 'CallExpression[callee.name=/^use[A-Z]/]:not([callee.name="useId"])',
    message: 'A hook runs only in a hydrated component: move what needs it to an island.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^use[A-Z]/]:not([callee.property.name="useId"])',
    message: 'A hook runs only in a hydrated component: move what needs it to an island.',
  },
  {
    selector: 'JSXAttribute[name.name=/^on[A-Z]/]',
    message: 'This handler is never attached: move the control to an island.',
  },
  {
    selector: 'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^on[a-z]/]',
    message: 'The content security policy refuses this handler.',
  },
];
const inMarkup = [
  {
    selector: 'JSXOpeningElement[name.name="style"]',
    message: 'Move the rules to a CSS module: here they escape the layers and the tokens.',
  },
  {
    selector: ':matches(JSXAttribute, AstroShorthandAttribute)[name.name="style"]',
    message: 'The content security policy refuses a style attribute: use a class.',
  },
  {
    selector:
      'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^(fill|stroke|color|stopColor|stop-color)$/] Literal[value!=/^(none|currentColor|transparent|inherit|(var|url).*|)$/]',
    message: 'Use a class whose colour is a token, or currentColor.',
  },
];

/** What a service answers is unknown until a schema of the contract has read it (docs/decisions/0042). */
const unreadAnswer = {
  selector:
    "CallExpression[callee.property.name='json'][arguments.length=0]" +
    ':not(VariableDeclarator[id.typeAnnotation.typeAnnotation.type=TSUnknownKeyword] *)' +
    ":not(CallExpression[callee.property.name='parse'] *)",
  message: 'Read it by its schema: const answer: unknown = await response.json().',
};

// Rules about types, accessibility and React are in .oxlintrc.json; here is what Oxlint has no rule for (docs/decisions/0051).
// Where two blocks name one rule for a file, the last one counts alone.
export default defineConfig(
  includeIgnoreFile(fileURLToPath(new URL('.gitignore', import.meta.url))),
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },
  {
    // dependency-cruiser does not read .astro files; a page may import nearly all of the site, and nothing else.
    files: ['apps/site/**/*.astro'],
    rules: { 'no-restricted-imports': ['error', { patterns: [notForPages] }] },
  },
  {
    files: ['apps/site/src/**/*.{ts,tsx}', 'apps/desk/{src,bench}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', unreadAnswer] },
  },
  {
    files: ['{apps/site,packages/drawings}/src/**/*.{ts,tsx,astro}'],
    ignores: ['apps/site/src/islands/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', unreadAnswer, ...inPages, ...inMarkup] },
  },
  {
    // The first reads a file of its own build; the second has no room for a check.
    files: [
      'apps/site/src/layout/Search/search-panel.ts',
      'apps/site/src/screens/contact/refresh-response-time.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...inPages, ...inMarkup] },
  },
  ...astro.configs['flat/recommended'],
);
