import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

interface Syntax {
  readonly type: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
  readonly callee?: { readonly name?: string; readonly property?: { readonly name?: string } };
}

const THREE_WORDS = /\p{L}+[^\p{L}]*\s[^\p{L}]*\p{L}+[^\p{L}]*\s[^\p{L}]*\p{L}+/u;

function wordsOf({ type, value, quasis = [] }: Syntax): string {
  if (type === 'StringLiteral') return String(value);
  return type === 'TemplateLiteral' ? quasis.map(({ value: { raw } }) => raw).join(' x ') : '';
}

// Kysely's builders: the compiler checks every table, column and operator.
const BUILDERS =
  /^(?:eb|selectFrom|insertInto|updateTable|deleteFrom|leftJoin|select|where|whereRef|orderBy|returning|columns?)$/;

function isBuilder({ type, callee }: Syntax): boolean {
  return type === 'CallExpression' && BUILDERS.test(callee?.property?.name ?? callee?.name ?? '');
}

/** Why a mutant of this node shows nothing; undefined if it must be tested. */
function reasonOf(node: Syntax, parent: Syntax | null, grandparent: Syntax | null) {
  if (THREE_WORDS.test(wordsOf(node)))
    return 'A sentence for a person, whose words are free to change.';
  const given = [parent, parent?.type === 'ArrayExpression' ? grandparent : null];
  if (node.type === 'StringLiteral' && given.some((call) => call && isBuilder(call))) {
    return 'A name of the database, which the compiler checks.';
  }
  return undefined;
}

interface Path {
  readonly node: Syntax;
  readonly parent: Syntax | null;
  readonly parentPath: { readonly parent: Syntax | null } | null;
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'left-alone', {
    shouldIgnore: ({ node, parent, parentPath }: Path) =>
      reasonOf(node, parent, parentPath?.parent ?? null),
  }),
];
