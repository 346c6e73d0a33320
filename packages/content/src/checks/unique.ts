import type { Finding } from '#reader/finding.ts';
import type { Content } from '#reader/load-content.ts';
import type { Check } from '#reader/check.ts';

interface Head {
  readonly file: string;
  readonly field: string;
  readonly text: string;
}

/** Two pages with the same title or description cannot be distinguished in search results. */
export const unique: Check = (content) => [
  ...repeated(titles(content), 'title'),
  ...repeated(summaries(content), 'summary'),
];

function repeated(heads: readonly Head[], what: string): Finding[] {
  const first = new Map<string, Head>();
  return heads.flatMap((head) => {
    const key = head.text.toLowerCase();
    const other = first.get(key);
    if (!other) {
      first.set(key, head);
      return [];
    }
    return {
      file: head.file,
      field: head.field,
      problem: `repeats the ${what} of content/${other.file}: “${head.text}”.`,
      fix: `Give this page a ${what} of its own.`,
    };
  });
}

const titles = (content: Content): Head[] => [
  ...titled(content).map(({ file, value }) => ({ file, field: 'title', text: value.title })),
  ...content.projects.map(({ file, value }) => ({ file, field: 'name', text: value.name })),
];

const summaries = (content: Content): Head[] =>
  [...titled(content), ...content.projects].map(({ file, value }) => ({
    file,
    field: 'summary',
    text: value.summary,
  }));

const titled = ({ pages, services, vacancies, legal }: Content) => [
  ...Object.entries(pages).map(([name, value]) => ({ file: `pages/${name}.yaml`, value })),
  ...services,
  ...vacancies,
  ...legal,
];
