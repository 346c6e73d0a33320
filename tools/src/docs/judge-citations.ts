import type { Document } from './document.ts';
import type { Tests } from './judge-promises.ts';

const oneSpaced = (text: string): string => text.replaceAll(/\s+/g, ' ');
const title = String.raw`'(?:[^']|(?<=\w)'(?=\w))+'`;
const citation = new RegExp(
  String.raw`\`?([\w/.-]+\.(?:test|spec)\.tsx?)\`?((?:,? ${title})*)`,
  'g',
);

/** One sentence for each test that a text cites and that does not exist: `file.spec.ts 'title', 'another'`. */
export function judgeCitations({ path, text }: Document, tests: Tests): string[] {
  return [...oneSpaced(text).matchAll(citation)].flatMap(([, file = '', titles = '']) => {
    const texts = [...tests].filter(([one]) => `/${one}`.endsWith(`/${file}`));
    if (texts.length === 0) return [`${path} — there is no test file ${file}.`];
    return [...titles.matchAll(new RegExp(title, 'g'))]
      .map(([quoted]) => quoted.slice(1, -1))
      .filter((cited) => !texts.some(([, code]) => hasTitle(oneSpaced(code), cited)))
      .map((cited) => `${path} — ${file} has no test '${cited}'.`);
  });
}

/** An ellipsis in the citation matches a placeholder in the test's title. */
const hasTitle = (code: string, cited: string): boolean =>
  cited.split('…').every((part) => code.includes(part.trim()));
