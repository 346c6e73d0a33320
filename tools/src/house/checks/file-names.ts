import { posix } from 'node:path';
import type { Check, Finding } from '../finding.ts';
import { isTest } from '../reading/tree.ts';
import {
  emptyName,
  endings,
  migrationsRoom,
  packageDoors,
  pagesRoom,
  shapes,
  withoutTest,
} from './name-rules.ts';

type Verdict = Pick<Finding, 'wrong' | 'mend'>;

/** The file name is a promise: its shape says what kind of thing is inside. */
export const fileNames: Check = (files) =>
  files.flatMap(({ path }) => {
    const verdict = judge(path);
    return verdict === undefined ? [] : [{ path, line: 1, ...verdict }];
  });

function judge(path: string): Verdict | undefined {
  const name = posix.basename(path);
  if (path.startsWith(migrationsRoom)) return judgeMigration(name);
  if (name.endsWith('.astro')) return judgeAstro(path, name);
  if (!/\.(?:tsx?|css)$/.test(name)) return undefined;
  if (path.startsWith(pagesRoom) && shapes.endpoint.test(name)) return undefined;
  return judgeEmptyName(path, name) ?? judgeEnding(path, name) ?? judgeStem(path, name);
}

function judgeEmptyName(path: string, name: string): Verdict | undefined {
  const stem = stemOf(name);
  if (emptyName.test(stem)) {
    return { wrong: `The name "${stem}" says nothing.`, mend: 'Call the file what it does.' };
  }
  if (!/^index\.tsx?$/.test(name) || packageDoors.includes(path)) return undefined;
  return {
    wrong: 'Only the door of a package is called index.',
    mend: 'Name the file after what it exports, and import it directly.',
  };
}

function judgeEnding(path: string, name: string): Verdict | undefined {
  const plain = withoutTest(name);
  const ending = plain.slice(plain.indexOf('.'));
  const homes = endings[ending];
  if (homes === undefined) {
    return {
      wrong: `The ending "${ending}" promises nothing we know.`,
      mend: 'Use one of those in tools/src/house/checks/name-rules.ts, or a hyphen instead of the dot.',
    };
  }
  if (homes === 'anywhere' || homes.some((home) => path.startsWith(home))) return undefined;
  return {
    wrong: `A ${ending} file does not belong here.`,
    mend: `Move it to ${homes.join(' or ')}, or give it another ending.`,
  };
}

function judgeStem(path: string, name: string): Verdict | undefined {
  const stem = stemOf(name);
  if (shapes.kebab.test(stem)) return undefined;
  // A test and a stylesheet take the name of the component they stand beside.
  const mayBePascal = name.endsWith('.tsx') || name.endsWith('.module.css') || isTest(path);
  if (mayBePascal) return shapes.pascal.test(stem) ? undefined : oddName(stem);
  return {
    wrong: `The module "${name}" is not in kebab-case.`,
    mend: 'Use lower-case words with hyphens; PascalCase is for .tsx components.',
  };
}

function judgeAstro(path: string, name: string): Verdict | undefined {
  const stem = name.slice(0, -'.astro'.length);
  if (!path.startsWith(pagesRoom)) return shapes.pascal.test(stem) ? undefined : oddName(stem);
  if ([shapes.kebab, shapes.parameter, shapes.frame].some((shape) => shape.test(stem))) {
    return undefined;
  }
  return {
    wrong: `The page "${name}" would give visitors an odd address.`,
    mend: 'Use lower-case words with hyphens, or a parameter such as [slug].astro.',
  };
}

function judgeMigration(name: string): Verdict | undefined {
  if (shapes.migration.test(name)) return undefined;
  return {
    wrong: `The migration "${name}" has no place in the order.`,
    mend: 'Name it like 0001_create_leads.sql: four digits, then lower-case words with underscores.',
  };
}

const oddName = (stem: string): Verdict => ({
  wrong: `The name "${stem}" is neither PascalCase nor kebab-case.`,
  mend: 'Use PascalCase for a component and kebab-case for anything else.',
});

function stemOf(name: string): string {
  return name.slice(0, name.indexOf('.'));
}
