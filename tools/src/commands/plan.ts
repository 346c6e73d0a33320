import type { Family } from './families.ts';

/** One name of a family, with the shell lines to run. */
export interface Run {
  readonly name: string;
  readonly lines: readonly string[];
}

/** What to run, and the words for the program of the last line; or why nothing runs. */
export type Plan =
  | { readonly runs: readonly Run[]; readonly words: readonly string[] }
  | { readonly help: string; readonly isError: boolean };

/** An option, a port, a page or a path: certainly no misspelled name. */
const isNoName = (word: string): boolean => !/^[a-z][a-z-]*$/u.test(word);

/** Reads the words after `npm run <script> --`. */
export function planRun(script: string, family: Family, given: readonly string[]): Plan {
  const { names, usual, takes, passesOn } = family;
  const known = Object.keys(names);
  const list = `npm run ${script} -- <name>, where the name is one of: ${known.join(', ')}.${
    usual === undefined ? '' : ` Without a name: ${usual.join(', ')}.`
  }`;
  const [first] = given;
  if (first === '--help' || first === '-h') return { help: list, isError: false };
  const refuse = (why: string): Plan => ({ help: `${why} Run ${list}`, isError: true });

  const runsOf = (chosen: readonly string[]): Run[] =>
    chosen.map((name) => ({ name, lines: names[name] ?? [] }));
  if (takes === 'several') {
    const unknown = given.filter((word) => !known.includes(word));
    if (unknown.length > 0) return refuse(`npm run ${script} has no ${unknown.join(', ')}.`);
    const chosen = given.length > 0 ? given : (usual ?? []);
    return { runs: runsOf(known.filter((name) => chosen.includes(name))), words: [] };
  }
  if (first !== undefined && known.includes(first))
    return { runs: runsOf([first]), words: given.slice(1) };
  if (usual === undefined || (first !== undefined && !passesOn && !isNoName(first)))
    return refuse(
      first === undefined
        ? `npm run ${script} needs a name.`
        : `npm run ${script} has no “${first}”.`,
    );
  return { runs: runsOf(usual), words: given };
}
