import { parseDocument } from 'yaml';

/** An option of a select. */
export interface Option {
  readonly label: string;
  readonly value: string;
}

/** What the forms cannot derive from the schemas: the company's name, and the options of references. */
export interface Choices {
  readonly companyName: string;
  readonly services: readonly Option[];
  readonly technologies: readonly Option[];
  readonly people: readonly Option[];
  readonly facts: readonly Option[];
}

/** The files that `readChoices` needs, by their path in content/. */
export const hasChoices = (path: string): boolean =>
  /^(?:company|technologies|facts|services\/[^/]+|people\/[^/]+)\.yaml$/.test(path);

/** Not by siteContent(), which refuses faulty content: the editor is where it is fixed. */
export function readChoices(texts: ReadonlyMap<string, string>): Choices {
  const read = (path: string): unknown => parseDocument(texts.get(path) ?? '').toJS();
  const record = (path: string): [string, unknown][] => {
    const value = read(path);
    return isRecord(value) ? Object.entries(value) : [];
  };
  const entries = (folder: string): [string, unknown][] =>
    [...texts.keys()]
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => [path.slice(folder.length + 1).replace(/\.yaml$/, ''), read(path)]);
  return {
    companyName: nameIn(read('company.yaml'), 'name', 'Content'),
    services: options(entries('services'), 'title'),
    people: options(entries('people'), 'name'),
    technologies: options(record('technologies.yaml'), 'name'),
    facts: options(record('facts.yaml'), 'about'),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameIn = (entry: unknown, field: string, otherwise: string): string => {
  const name = isRecord(entry) ? entry[field] : undefined;
  return typeof name === 'string' ? name : otherwise;
};

const options = (entries: readonly (readonly [string, unknown])[], field: string): Option[] =>
  entries
    .map(([value, entry]) => ({ label: nameIn(entry, field, value), value }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
