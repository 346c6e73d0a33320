import { createInterface } from 'node:readline';
import { placeOf } from '@studio/content/editing/place.ts';
import { wordsWith } from '#workbench/known-words.ts';
import { placeReport } from '#workbench/place-report.ts';

/**
 * Answers the content service, which starts it: each line is a question, and each answer is a line. Questions are
 * answered one after another; the dictionaries are read with the first.
 */
interface Question {
  readonly id: number;
  readonly path?: string;
  readonly entry?: string;
  /** To be added to the known words. */
  readonly word?: string;
}

async function answer({ path = '', entry = '', word }: Question): Promise<object> {
  if (word !== undefined) return { words: wordsWith(word) };
  return { report: await placeReport(placeOf(path), entry, new Date()) };
}

for await (const line of createInterface(process.stdin)) {
  const question = JSON.parse(line) as Question;
  const said = await answer(question).catch((error: unknown) => ({
    problem: error instanceof Error ? error.message : String(error),
  }));
  console.log(JSON.stringify({ id: question.id, ...said }));
}
