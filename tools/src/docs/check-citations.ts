import type { Document } from './document.ts';
import { filesNamed, type Tests } from './check-promises.ts';

const oneSpaced = (text: string): string => text.replaceAll(/\s+/g, ' ');
const title = String.raw`'(?:[^']|(?<=\w)'(?=\w))+'`;
const citation = new RegExp(
  String.raw`\`?([\w/.-]+\.(?:test|spec)\.tsx?)\`?((?:,? ${title})*)`,
  'g',
);

/** One sentence for each test that a text cites and that does not exist: `file.spec.ts 'title', 'another'`. */
export function checkCitations({ path, text }: Document, tests: Tests): string[] {
  return [...oneSpaced(text).matchAll(citation)].flatMap(([, file = '', titles = '']) => {
    const paths = filesNamed(file, tests.keys());
    if (paths.length === 0) return [`${path} — there is no test file ${file}.`];
    const running = paths.flatMap((one) => tests.get(one) ?? []).filter((one) => !one.isSkipped);
    return [...titles.matchAll(new RegExp(title, 'g'))]
      .map(([quoted]) => quoted.slice(1, -1))
      .filter((cited) => !running.some((one) => isCalled(one.title, cited)))
      .map((cited) => `${path} — ${file} has no test '${cited}'.`);
  });
}

/** An ellipsis in the citation matches a placeholder in the test's title. */
const isCalled = (title: string, cited: string): boolean =>
  cited.split('…').every((part) => title.includes(part.trim()));
