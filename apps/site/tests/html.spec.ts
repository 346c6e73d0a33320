import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { LinkChecker, LinkState } from 'linkinator';
import { builtPages, fileOf, pages } from './built-pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // These rules are about handwritten HTML; the build writes it for machines.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'attr-case': 'off',
    'long-title': 'off',
    // Astro's islands are custom elements inside blocks.
    'element-permitted-content': 'off',
    'valid-id': ['error', { relaxed: true }],
    // An SVG's label and an aside's name are valid; the rule knows fewer roles.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A telephone number may wrap at its spaces on a narrow phone.
    'tel-non-breaking': 'off',
    // React writes attributes in the case of the native name; invoker commands are newer than the rule's list.
    'unrecognized-char-ref': 'error',
  },
});

test('html-validate finds no error on any page', async () => {
  const found: string[] = [];
  for (const path of builtPages) {
    const report = await validator.validateString(await readFile(fileOf(path), 'utf8'));
    for (const { messages } of report.results)
      for (const { ruleId, message, line, column } of messages)
        found.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
  }
  expect(found).toEqual([]);
});

test('no attribute contains “undefined” or similar values', async () => {
  const found: string[] = [];
  for (const path of builtPages) {
    const html = await readFile(fileOf(path), 'utf8');
    for (const [whole] of html.matchAll(/ class="[^"]*\b(?:undefined|null|false|NaN)\b[^"]*"/g))
      found.push(`${path}: ${whole.trim()}`);
    for (const [whole] of html.matchAll(/ [a-zA-Z-]+="(?:undefined|NaN|\[object [^"]*)"/g))
      found.push(`${path}: ${whole.trim()}`);
  }
  expect(found).toEqual([]);
});

test('R32 no link is broken and none is empty', async ({ baseURL }) => {
  const checker = new LinkChecker();
  const { links } = await checker.check({
    path: `${baseURL}/`,
    recurse: true,
    concurrency: 20,
    linksToSkip: (link: string) => Promise.resolve(!link.startsWith(baseURL ?? '')),
  });
  const broken = links
    .filter(({ state }) => state === LinkState.BROKEN)
    .map(({ url, parent }) => `${url} on ${parent}`);
  expect(broken).toEqual([]);
  const visited = new Set(links.map(({ url }) => new URL(url).pathname));
  expect(pages.filter((path) => !visited.has(path))).toEqual([]);
});

test('every page is linked from a page other than the search, which lists them all', async () => {
  const linked = new Set<string>();
  for (const path of builtPages.filter((path) => path !== '/search'))
    for (const [, href = ''] of (await readFile(fileOf(path), 'utf8')).matchAll(
      /<a\b[^>]*\shref="?([^"\s>?#]*)/g,
    ))
      if (href !== path) linked.add(href);
  expect(pages.filter((path) => path !== '/search' && !linked.has(path))).toEqual([]);
});

test('R32 no page links to an empty URL or shows a placeholder', async () => {
  for (const path of builtPages) {
    const html = await readFile(fileOf(path), 'utf8');
    expect(html, path).not.toMatch(/href="(#|javascript:[^"]*)?"/);
    expect(html, path).not.toMatch(/\[Your |lorem ipsum|\bTODO\b/i);
  }
});
