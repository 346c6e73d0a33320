import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentRoot } from '@studio/site/catalogue/content-root.ts';
import { knownWordsSchema } from '@studio/site/schema/known-words.schema.ts';
import { rewrite } from '#writer/rewrite.ts';

const file = (): string => join(contentRoot(), 'words.yaml');

const text = (): string => (existsSync(file()) ? readFileSync(file(), 'utf8') : '');

/** The names and words somebody has said are right. */
export function knownWords(): readonly string[] {
  const { data } = knownWordsSchema.safeParse(parse(text()));
  return data?.words ?? [];
}

export function addWord(word: string): void {
  const words = [...new Set([...knownWords(), word])];
  words.sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
  writeFileSync(file(), rewrite(text(), knownWordsSchema.parse({ words })));
}
