// Asks what a new owner must answer and writes the answers into content and settings. With --help it says more.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readCommandLine } from '@studio/contract/command-line';
import { parse } from 'yaml';
import { contentRoot } from '#reader/content-root.ts';
import { conditionOf, questionNames, questions, understand, understandAll } from './questions.ts';
import {
  aboutFile,
  companyFile,
  extrasFile,
  hoursFile,
  settingsFile,
  spellingFile,
  withoutPerson,
} from './write-answers.ts';

const questionLines = questionNames.map((name) => {
  const when = conditionOf(name);
  return `  ${name}: ${questions[name].ask}${when ? ` Only ${when.words}.` : ''}`;
});

const help = `npm run init [-- --answers <file>] [--again]

Asks what a new owner must answer, writes the company, its hours and the choice of extras into content/, and the
settings into box.env or apps/site/.env.production.local. It removes the sample's people, names and holidays.

  --answers <file>  takes the answers from a YAML file instead of asking
  --again           overwrites a company that is not the sample

The names of the answers, each with its question:
${questionLines.join('\n')}`;

const { values } = readCommandLine(help, {
  options: { answers: { type: 'string' }, again: { type: 'boolean', default: false } },
});

function stop(...sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
}

async function askAll(): Promise<Record<string, string>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const given: Record<string, string> = {};
  const understood: Record<string, unknown> = {};
  for (const name of questionNames) {
    if (conditionOf(name)?.is(understood) === false) continue;
    for (;;) {
      const words = await terminal.question(`${questions[name].ask}\n> `);
      const read = understand(name, words);
      given[name] = words;
      if ('value' in read) understood[name] = read.value;
      if (!('problem' in read)) break;
      console.log(read.problem);
    }
  }
  terminal.close();
  return given;
}

function readAnswers(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return stop(`${file} cannot be read: ${(error as Error).message}`);
  }
}

const root = contentRoot();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const company = read('company.yaml');
if ((parse(company) as { sample?: boolean }).sample !== true && !values.again)
  stop(
    'This site already has a company: content/company.yaml is not a sample. Change it with npm run edit, or run this with --again to overwrite it.',
  );
if (!values.answers && !process.stdin.isTTY)
  stop(
    'There is no terminal to ask in. Write the answers into a file and name it: npm run init -- --answers answers.yaml',
    ...questionLines,
  );
const given = values.answers ? readAnswers(values.answers) : await askAll();
const understood = understandAll((given ?? {}) as Readonly<Record<string, unknown>>);
if ('problems' in understood) stop(...understood.problems, 'Nothing was written.');

const { answers } = understood;
const [settingsPath, settings] = settingsFile(answers);
const people = globSync('people/*.yaml', { cwd: root }).filter(
  (file) => (parse(read(file)) as { sample?: boolean }).sample === true,
);
const gone = new Set(people.map((file) => basename(file, '.yaml')));
const written: readonly (readonly [file: string, text: string])[] = [
  ['company.yaml', companyFile(company, answers)],
  ['working-hours.yaml', hoursFile(read('working-hours.yaml'), answers)],
  ['extras.yaml', extrasFile(answers)],
  ['pages/about.yaml', aboutFile(read('pages/about.yaml'), company, answers)],
  ...(existsSync(join(root, 'spelling.yaml'))
    ? [
        [
          'spelling.yaml',
          spellingFile(read('spelling.yaml'), [company, ...people.map(read)].join('\n')),
        ] as const,
      ]
    : []),
  ...globSync('services/*.yaml', { cwd: root }).map(
    (file) => [file, withoutPerson(read(file), gone)] as const,
  ),
];
for (const [file, text] of written) writeFileSync(join(root, file), text);
for (const file of people) rmSync(join(root, file));
// It may contain passwords.
writeFileSync(join(root, '..', settingsPath), settings, { mode: 0o600 });
console.log(
  [
    `content/company.yaml, content/working-hours.yaml, content/extras.yaml and ${settingsPath} are written. The sample's people and holidays are removed.`,
    answers.mail.kind === 'emailjs'
      ? 'Next: npm run build, then upload apps/site/dist (docs/run.md, “Static files”).'
      : `Next: deploy/install.sh ${answers.domain} on the box (docs/run.md, “One box”). It reads box.env.`,
    'npm run check:content names texts that still speak of another country; npm run launch-check lists what is left to confirm.',
  ].join('\n'),
);
