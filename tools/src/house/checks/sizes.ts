import type { Check } from '../finding.ts';
import type { TreeFile } from '../reading/tree.ts';

type Limit = {
  readonly kind: string;
  readonly names: RegExp;
  /** Beyond this a reader may ask whether the file does one thing. */
  readonly question?: number;
  /** Beyond this it does not. */
  readonly error: number;
  readonly mend: string;
};

const split = 'Give a part of it a name and a file of its own.';

/** Sizes in lines. The first row that fits a file's name is the one that counts. */
const limits: readonly Limit[] = [
  { kind: 'test', names: /\.(?:test|spec)\.tsx?$/, error: 400, mend: split },
  { kind: 'component', names: /\.(?:tsx|astro)$/, question: 120, error: 200, mend: split },
  { kind: 'module', names: /\.ts$/, question: 150, error: 250, mend: split },
  { kind: 'CSS module', names: /\.module\.css$/, question: 120, error: 200, mend: split },
  {
    kind: 'README',
    names: /\/README\.md$/, // the slash spares the one at the root
    error: 15,
    mend: "Keep the room's rule and move the rest to docs.",
  },
];

export const sizes: Check = (files) =>
  measured(files).flatMap(({ path, lines, limit: { kind, error, mend } }) =>
    lines <= error
      ? []
      : [
          {
            path,
            line: error + 1,
            wrong: `This ${kind} has ${lines} lines, and ${error} is the limit.`,
            mend,
          },
        ],
  );

/** Not faults, only worth a thought: printed when asked for. */
export const sizeQuestions: Check = (files) =>
  measured(files).flatMap(({ path, lines, limit: { kind, question = Infinity, error } }) =>
    lines <= question || lines > error
      ? []
      : [
          {
            path,
            line: question + 1,
            wrong: `This ${kind} has ${lines} lines.`,
            mend: 'Would it read better as two?',
          },
        ],
  );

function measured(files: readonly TreeFile[]) {
  return files.flatMap(({ path, text }) => {
    const limit = limits.find(({ names }) => names.test(path));
    return limit === undefined ? [] : [{ path, lines: countLines(text), limit }];
  });
}

function countLines(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}
