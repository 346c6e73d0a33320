import type { Advice } from './advice.ts';
import { answeredOf, type Answers } from './answers.ts';
import { questionIds } from './questions.ts';
import { sheetLines } from './sheet-lines.ts';

/**
 * What somebody wrote, so that no reader of Markdown obeys it: signs that mean something anywhere,
 * that make a link of an address, and that mean something at the start of a line.
 */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>|~&$!^#@]/gu, '\\$&')
    .replace(/(?<=www)\.|(?<=[a-z]):(?=\S)/giu, '\\$&')
    .replace(/^[-+=]|(?<=^\d+)[.)]/gmu, '\\$&');

const oneLine = (text: string): string => escaped(text.replace(/[\s\u0085]+/gu, ' '));

/** Lines of their own, so that what was written in lines is read in lines. */
const quoted = (text: string): string =>
  text
    .split(/[\n\u0085\u2028\u2029]/u)
    .map((line) => `> ${escaped(line.trim())}`)
    .join('\n');

const item = ({ name, said }: { readonly name: string; readonly said: string }): string =>
  `- **${name}:** ${oneLine(said)}`;

function readingOf({ model, services, asks }: Advice): string[] {
  const way = model ? [`**${model.name}.** ${model.reason} ${model.notIf}`] : [];
  const named = services.map(({ name, notIf }) => `- **${name}.** ${notIf}`).join('\n');
  const asked = asks.map((question, i) => `${i + 1}. ${question}`).join('\n');
  const written = [...way, named, asked && `We would ask first:\n\n${asked}`].filter(Boolean);
  return written.length > 0 ? ['## What we read from it', ...written] : [];
}

/** The sheet as Markdown, for those who must paste it somewhere. */
export function sheetMarkdown(answers: Answers, advice: Advice): string {
  const done = answeredOf(answers);
  const short = sheetLines({ ...answers, project: '', words: '' });
  return [
    `# ${oneLine(answers.project) || 'A project without a name yet'}`,
    ...(short.length > 0 ? [short.map(item).join('\n')] : []),
    ...(answers.words === '' ? [] : ['## The problem', quoted(answers.words)]),
    ...readingOf(advice),
    `${done.length} of ${questionIds.length} questions answered.`,
  ]
    .join('\n\n')
    .concat('\n');
}
