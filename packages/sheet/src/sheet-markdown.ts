import type { Advice } from './advice.ts';
import { answeredOf, type Answers } from './answers.ts';
import { questionIds } from './questions.ts';
import { sheetLines } from './sheet-lines.ts';

/**
 * Escapes a visitor's text in Markdown: characters with a meaning anywhere, characters that make a URL a link, and
 * characters with a meaning at the start of a line.
 */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>|~&$!^#@]/gu, '\\$&')
    .replace(/(?<=www)\.|(?<=[a-z]):(?=\S)/giu, '\\$&')
    .replace(/^[-+=]|(?<=^\d+)[.)]/gmu, '\\$&');

const oneLine = (text: string): string => escaped(text.replace(/[\s\u0085]+/gu, ' '));

/** Keeps line breaks. */
const quoted = (text: string): string =>
  text
    .split(/[\n\u0085\u2028\u2029]/u)
    .map((line) => `> ${escaped(line.trim())}`)
    .join('\n');

const item = ({ name, said }: { readonly name: string; readonly said: string }): string =>
  `- **${name}:** ${oneLine(said)}`;

const said = (
  words: string,
  { takes, notIf }: { readonly takes?: string | undefined; readonly notIf: string },
): string => [words, takes, notIf].filter(Boolean).join(' ');

function readingOf({ model, services, asks }: Advice): string[] {
  const way = model ? [said(`**${model.name}.** ${model.reason}`, model)] : [];
  const named = services.map((service) => said(`- **${service.name}.**`, service)).join('\n');
  const asked = asks.map((question, i) => `${i + 1}. ${question}`).join('\n');
  const written = [...way, named, asked && `We would ask first:\n\n${asked}`].filter(Boolean);
  return written.length > 0 ? ['## Our advice', ...written] : [];
}

/** The sheet as Markdown, for pasting elsewhere. */
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
