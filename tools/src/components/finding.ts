import type { TreeFile } from './reading/tree.ts';

/** One fault, reported to a person: both texts are whole sentences. */
export type Finding = {
  readonly path: string;
  readonly line: number;
  readonly wrong: string;
  readonly fix: string;
};

/** Every check is pure: it sees the files and nothing else, so a test can plant any fault in memory. */
export type Check = (files: readonly TreeFile[]) => Finding[];

export function sentence({ path, line, wrong, fix }: Finding): string {
  return `${path}:${line} — ${wrong} ${fix}`;
}
