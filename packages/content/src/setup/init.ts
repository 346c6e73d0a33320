// Asks what a new owner must answer and writes content/company.yaml, content/working-hours.yaml and the settings:
// npm run init    npm run init -- --answers answers.yaml [--again]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { contentRoot } from '#reader/content-root.ts';
import { questionNames, questions, understand, understandAll } from './questions.ts';
import { companyFile, hoursFile, settingsFile } from './write-answers.ts';

const { values } = parseArgs({
  options: { answers: { type: 'string' }, again: { type: 'boolean', default: false } },
});

function stop(...sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
}

async function askAll(): Promise<Record<string, string>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const given: Record<string, string> = {};
  for (const [at, name] of questionNames.entries()) {
    for (;;) {
      const words = await terminal.question(
        `${at + 1} of ${questionNames.length}. ${questions[name].ask}\n> `,
      );
      const read = understand(name, words);
      given[name] = words;
      if (!('problem' in read)) break;
      console.log(read.problem);
    }
  }
  terminal.close();
  return given;
}

const root = contentRoot();
const [company, hours] = [join(root, 'company.yaml'), join(root, 'working-hours.yaml')];
const before = readFileSync(company, 'utf8');
if ((parse(before) as { sample?: boolean }).sample !== true && !values.again)
  stop(
    'This site already has a company: content/company.yaml is not a sample. Change it with npm run edit, or run this with --again to overwrite it.',
  );
if (!values.answers && !process.stdin.isTTY)
  stop(
    'There is no terminal to ask in. Write the answers into a file and name it: npm run init -- --answers answers.yaml',
    ...questionNames.map((name) => `  ${name}: ${questions[name].ask}`),
  );
const given = values.answers
  ? (parse(readFileSync(values.answers, 'utf8')) as Record<string, unknown> | null)
  : await askAll();
const understood = understandAll(given ?? {});
if ('problems' in understood) stop(...understood.problems, 'Nothing was written.');

const { answers } = understood;
const [settingsPath, settings] = settingsFile(answers);
const written = [
  [company, companyFile(before, answers, new Date().getFullYear())],
  [hours, hoursFile(readFileSync(hours, 'utf8'), answers)],
] as const;
for (const [path, text] of written) writeFileSync(path, text);
// It may contain passwords.
writeFileSync(join(root, '..', settingsPath), settings, { mode: 0o600 });
console.log(
  [
    `content/company.yaml, content/working-hours.yaml and ${settingsPath} are written.`,
    answers.mail.kind === 'emailjs'
      ? 'Next: npm run build, then upload apps/site/dist (docs/run.md, “Static files”).'
      : `Next: deploy/install.sh ${answers.domain} on the box (docs/run.md, “One box”). It reads box.env.`,
    'npm run check:content names texts that still speak of another company; npm run launch-check lists what is left to confirm.',
  ].join('\n'),
);
