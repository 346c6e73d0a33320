import { createInterface } from 'node:readline';
import { fileReportSchema, type FileReport } from '@studio/contract/file-report';
import type { Log } from '@studio/platform/log.ts';
import * as z from 'zod/mini';
import { helperProcess, type HelperProcess } from './helper-process.ts';
import type { SavedContent } from './saved-content.ts';

const answerSchema = z.object({
  id: z.number(),
  report: z.optional(fileReportSchema),
  words: z.optional(z.string()),
  problem: z.optional(z.string()),
});
type Answer = z.infer<typeof answerSchema>;

/** Undefined for any other line: a library may print one. */
function readAnswer(line: string): Answer | undefined {
  try {
    return answerSchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

export type FileReports = ReturnType<typeof fileReports>;

/**
 * Findings of the checks and the spelling about saved content. They take seconds of processor time and hundreds of
 * megabytes, so they run in a separate process, which starts with the first request.
 */
export function fileReports(
  code: string,
  saved: SavedContent,
  entrance: string | undefined,
  log: Pick<Log, 'error'>,
) {
  const helper = helperProcess(['apps/editor/scripts/report-files.ts'], {
    code,
    env: { CONTENT_FOLDER: saved.content, PREVIEW_ENTRANCE: entrance ?? '' },
    always: false,
    log,
  });
  const waiting = new Map<
    number,
    { resolve: (answer: Answer) => void; reject: (error: Error) => void }
  >();
  let listened: HelperProcess | undefined;
  let last = 0;

  function listen(child: HelperProcess): void {
    if (listened === child) return;
    listened = child;
    createInterface(child.stdout).on('line', (line) => {
      const answer = readAnswer(line);
      if (!answer) return;
      waiting.get(answer.id)?.resolve(answer);
      waiting.delete(answer.id);
    });
    child.on('close', () => {
      for (const { reject } of waiting.values()) reject(new Error('The checks ended.'));
      waiting.clear();
    });
  }

  const ask = (question: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const child = helper.start();
      listen(child);
      const id = (last += 1);
      waiting.set(id, { resolve, reject });
      child.stdin.write(`${JSON.stringify({ id, ...question })}\n`);
    });

  return {
    async report(path: string, entry: string): Promise<FileReport> {
      const { report, problem } = await ask({ path, entry });
      if (!report) throw new Error(problem ?? 'The checks did not answer.');
      return report;
    },
    /** The file of known words with one more. */
    async wordsWith(word: string): Promise<string> {
      const { words, problem } = await ask({ word });
      if (words === undefined) throw new Error(problem ?? 'The checks did not answer.');
      return words;
    },
    stop: helper.stop,
  };
}
