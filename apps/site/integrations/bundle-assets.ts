import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minify } from 'vite';
import { namesIn } from '@studio/styles/class-selectors.ts';
import { takeOwnStylesheets } from './own-stylesheet.ts';
import { tokensIn, withShortTokens } from './short-tokens.ts';
import { classesIn, completeAmong, refuseUnknownClasses } from './used-classes.ts';

const inlineStyle = /<style>([\s\S]*?)<\/style>/g;
const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const moduleScript = /<script type="module" src="\/(_astro\/[^"]+)"><\/script>/g;
const styleLink = /<link rel="stylesheet" href="[^"]*">/g;

interface TakenApart {
  readonly page: string;
  /** Without its styles and scripts. */
  readonly html: string;
  readonly styles: readonly string[];
  readonly inline: readonly string[];
  readonly linked: readonly string[];
}

const digest = (text: string) => createHash('sha256').update(text);
const hashed = (text: string): string => digest(text).digest('base64url').slice(0, 8);
/** Subresource integrity: the browser refuses a file that a server or a cache has changed. */
const integrity = (text: string): string => `integrity="sha256-${digest(text).digest('base64')}"`;

/**
 * After the build: one stylesheet for all pages, a second for each kind of page with its own rules (decision 0049),
 * and no inline script or style, so that the CSP can say `script-src 'self'; style-src 'self'` without a hash.
 */
export function bundleAssets(): AstroIntegration {
  return {
    name: 'bundle-assets',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = (await readdir(root, { recursive: true })).filter((p) => p.endsWith('.html'));
        const apart = pages.map((page) => takenApart(root, page));
        const inlined = new Set(apart.flatMap(({ styles }) => styles));
        const written = (await joinedStylesheets(root)) + [...inlined].join('');
        refuseUnknownClasses(apart, written);
        const { own, rest } = takeOwnStylesheets(
          withShortTokens(written, await namedElsewhere(root, apart)),
        );
        const link = await stylesheetLink(root, 'site', rest);
        const ownLinks = await Promise.all(
          [...own].map(async ([kind, css]) => ({
            classes: namesIn(css).classes,
            link: await stylesheetLink(root, kind, css),
          })),
        );
        for (const one of apart) {
          const used = classesIn(one.html);
          const links = ownLinks
            .filter(({ classes }) => !classes.isDisjointFrom(used))
            .map(({ link }) => link);
          const added = `${link}${links.join('')}${await scriptOf(root, one)}</head>`;
          const html = one.html.replace('</head>', () => added);
          writeFileSync(root + one.page, html, bytes);
        }
      },
    },
  };
}

async function stylesheetLink(root: string, name: string, css: string): Promise<string> {
  const file = `_astro/${name}.${hashed(css)}.css`;
  await writeFile(root + file, css);
  return `<link rel="stylesheet" href="/${file}" ${integrity(css)}>`;
}

/**
 * Pages are processed as bytes, one after the other. The searched text is ASCII; with thousands of pages, decoding
 * them and opening files in parallel took longer than the search.
 */
const bytes = 'latin1';
const lettersOf = (text: string): string => Buffer.from(text, bytes).toString();

function takenApart(root: string, page: string): TakenApart {
  const [styles, inline, linked]: [string[], string[], string[]] = [[], [], []];
  const taken = (into: string[]) => (_: string, text: string) => {
    into.push(lettersOf(text));
    return '';
  };
  const html = readFileSync(root + page, bytes)
    .replace(inlineStyle, taken(styles))
    .replace(inlineScript, taken(inline))
    .replace(moduleScript, taken(linked))
    .replace(styleLink, '');
  return { page, html, styles, inline, linked };
}

/** The helper only calls its argument (see astro.config.ts), so it is not worth a request. */
function withoutPreloadHelper(code: string): string {
  const [helper, name] =
    /import\{\w+ as (\w+)\}from[`'"]\.\/preload-helper[^`'"]*[`'"];?/.exec(code) ?? [];
  if (helper === undefined) return code;
  // A script with dynamic imports has its dependencies as a list of its own.
  const list = '(?:\\[\\]|__vite__mapDeps\\(\\[[\\d,]*\\]\\))';
  const call = new RegExp(`\\b${name}\\(\\(\\)=>(import\\(.+?),${list}\\)`, 'g');
  return code.replace(helper, `var ${name}=l=>l();`).replace(call, '$1');
}

/** Tokens named by pages and scripts: drawings made in the browser have no stylesheet of their own. */
async function namedElsewhere(root: string, pages: readonly TakenApart[]): Promise<Set<string>> {
  const scripts = (await readdir(`${root}_astro`)).filter((name) => name.endsWith('.js'));
  const codes = await Promise.all(scripts.map((name) => readFile(`${root}_astro/${name}`, 'utf8')));
  return new Set([...codes, ...pages.map(({ html }) => html)].flatMap(tokensIn));
}

/** All rules of the site; the files they came from are deleted. */
async function joinedStylesheets(root: string): Promise<string> {
  const names = (await readdir(`${root}_astro`)).filter((name) => name.endsWith('.css'));
  const read = (name: string): Promise<string> => readFile(`${root}_astro/${name}`, 'utf8');
  const order = await Promise.all(names.filter((name) => name.startsWith('layers')).map(read));
  const sheets = await Promise.all(names.filter((name) => !name.startsWith('layers')).map(read));
  await Promise.all(names.map((name) => rm(`${root}_astro/${name}`)));
  return order.join('') + completeAmong(sheets);
}

async function minified(script: string): Promise<string> {
  const { code, errors } = await minify('page.js', script, { compress: { target: 'es2022' } });
  if (errors[0]) throw new Error(`A page's scripts cannot be joined: ${errors[0].message}`);
  return code;
}

/**
 * Joins a page's few scripts into one file: one request, and better compression. Each keeps its own scope, because
 * their short names may collide.
 */
async function scriptElement(root: string, { inline, linked }: TakenApart): Promise<string> {
  const files = await Promise.all(linked.map((file) => readFile(root + file, 'utf8')));
  const scripts = [...inline, ...files.map(withoutPreloadHelper)];
  const code = await minified(scripts.map((script) => `(()=>{${script}})();`).join(''));
  const name = `_astro/page.${hashed(code)}.js`;
  await writeFile(root + name, code);
  return `<script type="module" src="/${name}" ${integrity(code)}></script>`;
}

/** Cached, because most of the thousands of pages have the same scripts. */
const elements = new Map<string, Promise<string>>();

function scriptOf(root: string, page: TakenApart): Promise<string> {
  const key = [root, ...page.inline, ...page.linked].join('\n');
  const element = elements.get(key) ?? scriptElement(root, page);
  elements.set(key, element);
  return element;
}
