import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadConfig, mergeSettings, spellCheckDocument } from 'cspell-lib';
import { isMap, isScalar, parseDocument, visit } from 'yaml';
import type { Finding } from '@studio/content/reader/finding.ts';

/** A word the spelling check does not know, or one that is not American spelling. */
export interface Misspelling extends Finding {
  /** The word, if it may be added to the spelling list. */
  readonly word?: string;
}

const project = fileURLToPath(new URL('../../../../', import.meta.url));
const rules = loadConfig(join(project, 'cspell.json'), {});
const knownResults = new Map<string, readonly Misspelling[]>();

/** What `npm run check -- words` would report about a file. Cached, because most files do not change. */
export async function misspellingsIn(
  file: string,
  text: string,
  words: readonly string[],
): Promise<readonly Misspelling[]> {
  const key = JSON.stringify([file, text, words]);
  const known = knownResults.get(key) ?? (await spell(file, text, words));
  knownResults.set(key, known);
  return known;
}

async function spell(file: string, text: string, words: readonly string[]) {
  const { issues } = await spellCheckDocument(
    { uri: pathToFileURL(join(project, 'content', file)).href, text },
    { generateSuggestions: true, numSuggestions: 1, noConfigSearch: true },
    mergeSettings(await rules, { words: [...words] }),
  );
  return issues.map(({ text: word, offset, isFlagged, suggestionsEx = [] }): Misspelling => {
    const [better] = suggestionsEx.map((suggestion) => suggestion.word);
    const place = { file, field: fieldAt(text, offset) };
    if (isFlagged)
      return {
        ...place,
        problem: `“${word}” is not American spelling.`,
        fix: better ? `Write “${better}”.` : 'Correct it.',
      };
    return {
      ...place,
      word,
      problem: `The spelling check does not know “${word}”.`,
      fix: better ? `Did you mean “${better}”? If it is right, add it.` : 'Correct it, or add it.',
    };
  });
}

/** The field that contains the character at an offset. */
function fieldAt(text: string, offset: number): string {
  const steps: (string | number)[] = [];
  visit(parseDocument(text), {
    Scalar: (key, node, path) => {
      const [start = 0, , end = 0] = node.range ?? [];
      if (key === 'key' || offset < start || offset >= end) return undefined;
      for (const [i, parent] of path.entries()) {
        const next = path[i + 1] ?? node;
        if ('key' in parent && isScalar(parent.key)) steps.push(String(parent.key.value));
        else if ('items' in parent && !isMap(parent)) steps.push(parent.items.indexOf(next));
      }
      return visit.BREAK;
    },
  });
  return steps.join('.');
}
