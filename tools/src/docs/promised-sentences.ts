import { basename } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import type { PromiseRow } from './promise-rows.ts';

/** A file and its sentences, each a promise to a visitor. */
export interface PromisingText {
  readonly path: string;
  readonly sentences: readonly string[];
}

const oneSpaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Only the text of a link is compared; its target is checked with the content. */
const withoutLinks = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

export const sentencesIn = (text: string): string[] =>
  [...segmenter.segment(oneSpaced(withoutLinks(text)))]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '');

/** Every text below these keys of a YAML file. */
export function yamlSentences(text: string, keys: ReadonlySet<string>): string[] {
  const walk = (value: unknown, isPromised: boolean): string[] => {
    if (typeof value === 'string') return isPromised ? sentencesIn(value) : [];
    if (Array.isArray(value)) return value.flatMap((one) => walk(one, isPromised));
    if (value === null || typeof value !== 'object') return [];
    // A sample is what the company has not confirmed; launch-check lists it until it has.
    if ('sample' in value && value.sample === true && 'question' in value) return [];
    return Object.entries(value).flatMap(([key, one]) => walk(one, isPromised || keys.has(key)));
  };
  return walk(parse(text), false);
}

/** Every sentence in the string literals of a TypeScript file; a placeholder becomes an ellipsis. */
export function codeSentences(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node))
      found.push(node.head.text + node.templateSpans.map((one) => `…${one.literal.text}`).join(''));
    else ts.forEachChild(node, visit);
  };
  ts.forEachChild(ts.createSourceFile('text.ts', text, ts.ScriptTarget.Latest), visit);
  return found.filter((one) => /\s.*\.$/s.test(one)).flatMap((one) => sentencesIn(one));
}

/** A sentence for each promise that has no row, and for each row whose promise is no longer made. */
export function checkSentences(
  texts: readonly PromisingText[],
  rows: readonly PromiseRow[],
): string[] {
  const has = new Set(rows.map(({ promise }) => oneSpaced(promise)));
  const made = new Set(texts.flatMap(({ sentences }) => sentences));
  return [
    ...texts.flatMap(({ path, sentences }) =>
      sentences
        .filter((one) => !has.has(one))
        .map(
          (one) =>
            `${path} — “${one}” has no row in docs/promises.md. Add it with the test that holds it.`,
        ),
    ),
    ...rows
      .filter(
        ({ path, promise }) => basename(path) === 'promises.md' && !made.has(oneSpaced(promise)),
      )
      .map(({ path, line, promise }) => `${path}:${line} — nothing says “${promise}” any more.`),
  ];
}
