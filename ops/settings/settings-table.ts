import type { Setting } from './read-settings.ts';

const head = ['setting', 'read by', 'default', 'must be set', 'secret', 'meaning'];
const begin = '<!-- The columns before “meaning” are written by npm run generate -- settings. -->';

/** The meaning of each setting, from the document. */
export const meaningsIn = (document: string): Map<string, string> =>
  new Map(
    document
      .split('\n')
      .filter((line) => line.startsWith('| <a id="'))
      .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/gu, '').trim()))
      .map((cells) => [/id="([A-Z0-9_]+)"/u.exec(cells[0] ?? '')?.[1] ?? '', cells.at(-1) ?? '']),
  );

const shown = (name: string, value: string): string => {
  if (!/^[\d_]+$/u.test(value)) return value === '' ? '' : `\`${value}\``;
  const number = value.replaceAll('_', '');
  return name.endsWith('_PORT') ? number : Number(number).toLocaleString('en-US');
};

const row = ({ name, processes, default: usual, required, secret }: Setting, meaning: string) =>
  [
    `<a id="${name}"></a>\`${name}\``,
    processes.join(', '),
    shown(name, usual),
    required ? 'yes' : '',
    secret ? 'yes' : '',
    meaning,
  ].join(' | ');

/** The document with the current table; meanings are kept. */
export function withTable(document: string, settings: readonly Setting[]): string {
  const [before = ''] = document.split(begin);
  const meanings = meaningsIn(document);
  const lines = [head.join(' | '), head.map(() => '---').join(' | ')];
  const rows = settings.map((setting) => row(setting, meanings.get(setting.name) ?? ''));
  return `${before}${begin}\n\n${[...lines, ...rows].map((line) => `| ${line} |`).join('\n')}\n`;
}

/** A sentence for each setting that the document does not explain or that no code reads. */
export function checkSettings(document: string, settings: readonly Setting[]): string[] {
  const meanings = meaningsIn(document);
  const names = new Set(settings.map(({ name }) => name));
  return [
    ...settings
      .filter(({ name }) => !meanings.get(name))
      .map(({ name }) => `docs/settings.md — does not say what ${name} means.`),
    ...[...meanings.keys()]
      .filter((name) => !names.has(name))
      .map((name) => `docs/settings.md — explains ${name}, which no code reads.`),
  ];
}
