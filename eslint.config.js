import { fileURLToPath } from 'node:url';
import parser from '@typescript-eslint/parser';
import { defineConfig, includeIgnoreFile } from 'eslint/config';
import astro from 'eslint-plugin-astro';

const notForPages = {
  regex: '^@studio/(editor|tools|enquiries|mail|desk|content/checks)|^#(outline|ui)/',
  message: 'A page may not import this module: build it from screens and sections.',
};

/** Not allowed in pages of the site, which are static HTML under a strict content security policy. */
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
    message: 'Move the rules to a CSS module: here no layer and no token check applies to them.',
  },
  {
    selector: ':matches(JSXAttribute, AstroShorthandAttribute)[name.name="style"]',
    message: 'The content security policy refuses a style attribute: use a class.',
  },
  {
    selector:
      'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^(fill|stroke|color|stopColor|stop-color)$/] Literal[value!=/^(none|currentColor|transparent|inherit|(var|url).*|)$/]',
    message: 'Use a class whose color is a token, or currentColor.',
  },
];

/** A service's response is unknown until a schema of the contract has parsed it (docs/decisions/0042). */
const unreadAnswer = {
  selector:
    "CallExpression[callee.property.name='json'][arguments.length=0]" +
    ':not(VariableDeclarator[id.typeAnnotation.typeAnnotation.type=TSUnknownKeyword] *)' +
    ":not(CallExpression[callee.property.name='parse'] *)",
  message: 'Parse it with its schema: const answer: unknown = await response.json().',
};

// Rules for types, accessibility and React are in .oxlintrc.json; this file has the rules that Oxlint lacks
// (docs/decisions/0051). If two blocks set the same rule for a file, only the last one applies.
export default defineConfig(
  includeIgnoreFile(fileURLToPath(new URL('.gitignore', import.meta.url))),
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },
  {
    // dependency-cruiser does not read .astro files. A page may import most modules of the site and nothing else.
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
    // The first reads a file of its own build. The second skips validation to keep the page small.
    files: [
      'apps/site/src/layout/Search/search-panel.ts',
      'apps/site/src/screens/contact/refresh-response-time.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...inPages, ...inMarkup] },
  },
  ...astro.configs['flat/recommended'],
);
