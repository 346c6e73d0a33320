import { fileURLToPath } from 'node:url';
import parser from '@typescript-eslint/parser';
import { defineConfig, includeIgnoreFile } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import checkFile from 'eslint-plugin-check-file';

const kebab = '+([a-z0-9])*(-+([a-z0-9]))';
const pascal = '[A-Z]*([A-Za-z0-9])';

/** What the ending of a file name says, and the folders of the endings that have one home. */
const homes = {
  '*.island.tsx': 'apps/site/src/islands/**',
  '*.directive.ts': 'apps/site/src/islands/**',
  '*.schema.ts': '{packages/content/src/schema,packages/contract/src,packages/sheet/src}/**',
  '*.messages.ts': 'packages/contract/src/**',
  '*.route.ts': '{apps/{api,desk-api,publish},packages/sign-in}/src/http/**',
  '*.job.ts': 'packages/enquiries/src/jobs/**',
  '*.handler.ts': 'apps/worker/src/jobs/**',
};
const endings =
  '?(.@(store|config|directive|schema|messages|route|job|handler|island|d))?(.@(test|spec))';

/** Neither deploy/ nor an app's tests are open to others by name, and configurations start before names are known. */
const farClimbs = {
  regex: String.raw`^(\.\./){3,}(?!\.\./|tests/browser/|deploy/|apps/editor/tests/)`,
  message: 'Name the module: #… or @studio/….',
};
const notForPages = {
  regex: '^@studio/(editor|tools|enquiries|mail|desk|content/checks)|^#(outline|ui)/',
  message: 'Pages are made of screens, sections and what describes a page.',
};

const content = String.raw`^content(\u002f|$)|(?<!@studio)\u002fcontent\u002f`;
const readsContent = [
  {
    selector: String.raw`Literal[value=/^(\.{1,2}\u002f)+content(\u002f|$)/]`,
    message: 'Read the entry with @studio/content: it checks what the files say.',
  },
  {
    selector: `Program:has(ImportDeclaration[source.value=/^node:fs/]) Literal[value=/${content}/]`,
    message: 'Read the entry with @studio/content: it checks what the files say.',
  },
];

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

// Rules about types, accessibility and React are in .oxlintrc.json; here is what Oxlint has no rule for (docs/decisions/0051).
export default defineConfig(
  includeIgnoreFile(fileURLToPath(new URL('.gitignore', import.meta.url))),
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser } },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['apps/site/src/pages/**'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        {
          '**/!(*.test).ts': `${kebab}${endings}`,
          '**/*.{tsx,test.ts}': `@(${kebab}|${pascal})${endings}`,
        },
      ],
      'check-file/folder-match-with-fex': ['error', homes],
      'check-file/folder-naming-convention': [
        'error',
        { '**/': `@(${kebab}|${pascal}|.${kebab})` },
      ],
      'check-file/filename-blocklist': [
        'error',
        {
          '**/?(*-)@(util|helper)?(s)?(.ts|.tsx|/**)': '**/what-it-does.ts',
          '**/?(*-)@(misc|common)?(.ts|.tsx|/**)': '**/what-it-does.ts',
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['packages/contract/src/index.ts'],
    plugins: { 'check-file': checkFile },
    rules: { 'check-file/no-index': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,astro}'],
    rules: {
      'max-lines': ['error', { max: 250 }],
      'no-restricted-imports': ['error', { patterns: [farClimbs] }],
    },
  },
  {
    // dependency-cruiser does not read .astro files; a page may import nearly all of the site, and nothing else.
    files: ['apps/site/**/*.astro'],
    rules: { 'no-restricted-imports': ['error', { patterns: [farClimbs, notForPages] }] },
  },
  { files: ['**/*.{tsx,astro}'], rules: { 'max-lines': ['error', { max: 200 }] } },
  { files: ['**/*.{test,spec}.{ts,tsx}'], rules: { 'max-lines': ['error', { max: 400 }] } },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.{config,directive,d}.ts'],
    rules: {
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
    },
  },
  {
    // These read the files themselves.
    files: ['**/*.{ts,tsx,astro}'],
    ignores: [
      '{tools,apps/editor,apps/publish,apps/site/tests,packages/content}/**',
      'ops/publish/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...readsContent] },
  },
  {
    files: ['{apps/site,packages/drawings}/src/**/*.{ts,tsx,astro}'],
    ignores: ['apps/site/src/islands/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...readsContent, ...inPages, ...inMarkup] },
  },
  {
    // What a service answers is unknown until a schema of the contract has read it (docs/decisions/0042).
    files: ['apps/desk/{src,measures}/**/*.{ts,tsx}', 'apps/site/src/**/*.{ts,tsx}'],
    // The first reads a file of its own build; the second has no room for a check.
    ignores: [
      'apps/site/src/layout/Search/search-panel.ts',
      'apps/site/src/screens/contact/refresh-response-time.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.property.name='json'][arguments.length=0]" +
            ':not(VariableDeclarator[id.typeAnnotation.typeAnnotation.type=TSUnknownKeyword] *)' +
            ":not(CallExpression[callee.property.name='parse'] *)",
          message: 'Read it by its schema: const answer: unknown = await response.json().',
        },
      ],
    },
  },
  ...astro.configs['flat/recommended'],
);
