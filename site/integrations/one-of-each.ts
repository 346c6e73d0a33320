import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minify } from 'vite';
import { completeAmong, refuseUnknownClasses } from './used-classes.ts';

const inlineStyle = /<style>([\s\S]*?)<\/style>/g;
const inlineScript = /<script>([\s\S]*?)<\/script>/g;
const moduleScript = /<script type="module" src="\/(_astro\/[^"]+)"><\/script>/g;
const styleLink = /<link rel="stylesheet" href="[^"]*">/g;

const digest = (text: string) => createHash('sha256').update(text);
const hashed = (text: string): string => digest(text).digest('base64url').slice(0, 8);
/** The browser refuses a file that a server or a cache on the way has changed. */
const integrity = (text: string): string => `integrity="sha256-${digest(text).digest('base64')}"`;

/**
 * After the build: one stylesheet for all pages and no inline script or style in any, so that the
 * content security policy can say `script-src 'self'; style-src 'self'` without a single hash.
 */
export function oneOfEach(): AstroIntegration {
  return {
    name: 'one-of-each',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = (await readdir(root, { recursive: true })).filter((p) => p.endsWith('.html'));
        const texts = await Promise.all(
          pages.map(async (page) => ({ page, html: await readFile(root + page, 'utf8') })),
        );
        const inlined = new Set(
          texts.flatMap(({ html }) =>
            [...html.matchAll(inlineStyle)].map((match) => match[1] ?? ''),
          ),
        );
        const css = (await joinedStylesheets(root)) + [...inlined].join('');
        refuseUnknownClasses(texts, css);
        const stylesheet = `_astro/site.${hashed(css)}.css`;
        await writeFile(root + stylesheet, css);
        const link = `<link rel="stylesheet" href="/${stylesheet}" ${integrity(css)}>`;
        for (const { page, html } of texts)
          await writeFile(root + page, await extracted(root, html, link));
      },
    },
  };
}

/** The helper is one function that calls its argument (see astro.config.ts): not worth a request. */
const withoutPreloadHelper = (code: string): string =>
  code.replace(/import\{\w+ as (\w+)\}from[`'"]\.\/preload-helper[^`'"]*[`'"];?/, 'var $1=l=>l();');

/** All rules of the site; the files they came in are taken away. */
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
 * A page's few scripts as one file: one request, and minified together they compress better. Each
 * keeps its short names to itself, as they were chosen without knowledge of the others.
 */
async function scriptElement(root: string, inline: string[], linked: string[]): Promise<string> {
  const files = await Promise.all(linked.map((file) => readFile(root + file, 'utf8')));
  const scripts = [...inline, ...files.map(withoutPreloadHelper)];
  const code = await minified(scripts.map((script) => `(()=>{${script}})();`).join(''));
  const name = `_astro/page.${hashed(code)}.js`;
  await writeFile(root + name, code);
  return `<script type="module" src="/${name}" ${integrity(code)}></script>`;
}

/** Most pages have the same scripts, and thousands of pages would wait for the same work. */
const elements = new Map<string, Promise<string>>();

async function extracted(root: string, html: string, stylesheet: string): Promise<string> {
  const linked = [...html.matchAll(moduleScript)].map((match) => match[1] ?? '');
  const inline = [...html.matchAll(inlineScript)].map((match) => match[1] ?? '');
  const key = [root, ...inline, ...linked].join('\n');
  const script = elements.get(key) ?? scriptElement(root, inline, linked);
  elements.set(key, script);
  const added = `${stylesheet}${await script}</head>`;
  return html
    .replace(inlineStyle, '')
    .replace(inlineScript, '')
    .replace(moduleScript, '')
    .replace(styleLink, '')
    .replace('</head>', () => added);
}
