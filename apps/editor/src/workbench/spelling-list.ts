import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentRoot } from '@studio/content/reader/content-root.ts';
import { spellingSchema } from '@studio/content/schema/spelling.schema.ts';
import { rewrite } from '#writer/rewrite.ts';

const file = (): string => join(contentRoot(), 'spelling.yaml');

const text = (): string => (existsSync(file()) ? readFileSync(file(), 'utf8') : '');

/** The names and words that editors have confirmed. */
export function knownWords(): readonly string[] {
  const { data } = spellingSchema.safeParse(parse(text()));
  return data?.words ?? [];
}

/** The text of the file with one more word. */
export function wordsWith(word: string): string {
  const words = [...new Set([...knownWords(), word])];
  words.sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
  return rewrite(text(), spellingSchema.parse({ words }));
}

export function addWord(word: string): void {
  writeFileSync(file(), wordsWith(word));
}
