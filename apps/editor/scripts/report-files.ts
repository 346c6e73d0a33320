import { createInterface } from 'node:readline';
import { currentFileOf } from '@studio/content/editing/current-file.ts';
import { wordsWith } from '#workbench/spelling-list.ts';
import { fileReport } from '#workbench/file-report.ts';

/**
 * The content service starts it: it reads a request from each line and answers with a line. It handles requests one
 * after another; the first one reads the dictionaries.
 */
interface Question {
  readonly id: number;
  readonly path?: string;
  readonly entry?: string;
  /** A word to add to the known words. */
  readonly word?: string;
}

async function answer({ path = '', entry = '', word }: Question): Promise<object> {
  if (word !== undefined) return { words: wordsWith(word) };
  return { report: await fileReport(currentFileOf(path), entry, new Date()) };
}

for await (const line of createInterface(process.stdin)) {
  const question = JSON.parse(line) as Question;
  const said = await answer(question).catch((error: unknown) => ({
    problem: error instanceof Error ? error.message : String(error),
  }));
  console.log(JSON.stringify({ id: question.id, ...said }));
}
