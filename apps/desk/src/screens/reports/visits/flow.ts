import type { NamedViews, Step, Views, VisitReport } from '@studio/contract/desk/visits';

/** The service's name for small rows taken together. */
export const OTHER = 'other';
const ROWS = 6;

// Tenths of an em: the text of a row, and the strip below it.
const WORDS = 42;
const STRIP = 16;
const SLOT = WORDS + STRIP + 2;

export interface Band {
  /** The row of the column before, and of the column after. */
  readonly from: number;
  readonly to: number;
  readonly views: number;
  readonly path: string;
}

export interface FlowColumn {
  readonly rows: readonly (NamedViews & { readonly strip: number; readonly open: number })[];
}

export interface Flow {
  readonly columns: readonly FlowColumn[];
  /** Between each column and the next. */
  readonly bands: readonly (readonly Band[])[];
  readonly height: number;
}

const isService = (page: string): boolean => page.startsWith('/services/');

const add = (rows: readonly Views[]): Views => ({
  views: rows.reduce((sum, { views }) => sum + views, 0),
  ahead: rows.reduce((sum, { ahead }) => sum + ahead, 0),
});

/** As many rows as fit, with the rest in the last one. */
export function largest(rows: readonly NamedViews[]): NamedViews[] {
  const named = rows.filter(({ name }) => name !== OTHER);
  const hasRest = named.length < rows.length || named.length > ROWS;
  const kept = named.slice(0, hasRest ? ROWS - 1 : ROWS);
  const rest = rows.filter((row) => !kept.includes(row));
  return rest.length === 0 ? kept : [...kept, { name: OTHER, ...add(rest) }];
}

type Pair = Pick<Band, 'from' | 'to' | 'views'>;

/** The steps from row to row; a page without a row counts in the last one. */
function pairsOf(
  left: readonly NamedViews[],
  right: readonly NamedViews[],
  steps: readonly Step[],
): Pair[] {
  const rowOf = (rows: readonly NamedViews[], page: string): number => {
    const row = rows.findIndex(({ name }) => name === page);
    return row === -1 ? rows.findIndex(({ name }) => name === OTHER) : row;
  };
  const pairs = new Map<string, Pair>();
  for (const step of steps) {
    const [from, to] = [rowOf(left, step.from), rowOf(right, step.to)];
    const before = pairs.get(`${from} ${to}`)?.views ?? 0;
    if (from !== -1 && to !== -1 && step.views > 0)
      pairs.set(`${from} ${to}`, { from, to, views: before + step.views });
  }
  return [...pairs.values()].sort((a, b) => a.from - b.from || a.to - b.to);
}

const middleOf = (row: number): number => row * SLOT + WORDS + STRIP / 2;

function bandsOf(pairs: readonly Pair[], scale: number): Band[] {
  const sumOf = (side: 'from' | 'to', row: number, until = Infinity) => {
    const other = side === 'from' ? 'to' : 'from';
    return pairs
      .filter((pair) => pair[side] === row && pair[other] < until)
      .reduce((sum, { views }) => sum + views, 0);
  };
  const edge = (side: 'from' | 'to', row: number, until: number) =>
    middleOf(row) + (sumOf(side, row, until) - sumOf(side, row) / 2) * scale;
  return pairs.map(({ from, to, views }) => {
    const thick = views * scale;
    const [a, b] = [edge('from', from, to), edge('to', to, from)];
    const at = (y: number) => y.toFixed(1);
    const path =
      `M0 ${at(a)}C50 ${at(a)} 50 ${at(b)} 100 ${at(b)}` +
      `V${at(b + thick)}C50 ${at(b + thick)} 50 ${at(a + thick)} 0 ${at(a + thick)}Z`;
    return { from, to, views, path };
  });
}

type Drawn = Pick<
  VisitReport,
  'sources' | 'entryPages' | 'servicePages' | 'forms' | 'arrivals' | 'steps'
>;

/** Sources, entry pages, service pages and forms on one scale, with the steps between them. */
export function flowOf(report: Drawn): Flow {
  const forms = report.forms.map(({ page, opened }) => ({
    name: page,
    ...(opened ?? { views: 0, ahead: 0 }),
  }));
  const columns = [report.sources, report.entryPages, report.servicePages].map(largest);
  const [sources = [], entries = [], services = []] = columns;
  // A visitor who enters at a service page is on it without a step.
  const there = report.entryPages
    .filter(({ name }) => isService(name))
    .map((row) => ({ ...row, from: row.name, to: row.name }));
  const isForm = (page: string) => forms.some(({ name }) => name === page);
  const pairs = [
    pairsOf(sources, entries, report.arrivals),
    pairsOf(entries, services, [...there, ...report.steps.filter(({ to }) => isService(to))]),
    pairsOf(
      services,
      forms,
      report.steps.filter(({ from, to }) => isService(from) && isForm(to)),
    ),
  ];
  const all = [...columns, forms];
  const sides = pairs.flatMap((some) =>
    (['from', 'to'] as const).flatMap((side) =>
      [...Map.groupBy(some, (pair) => pair[side]).values()].map((ones) =>
        ones.reduce((sum, { views }) => sum + views, 0),
      ),
    ),
  );
  const most = Math.max(1, ...sides, ...all.flat().map(({ views, ahead }) => views + ahead));
  const scale = STRIP / most;
  return {
    columns: all.map((rows) => ({
      rows: rows.map((row) => ({
        ...row,
        strip: (row.views / most) * STRIP,
        open: ((row.views + row.ahead) / most) * STRIP,
      })),
    })),
    bands: pairs.map((some) => bandsOf(some, scale)),
    height: Math.max(...all.map((rows) => rows.length)) * SLOT,
  };
}

/** One mark for each enquiry; from 150 on, one for several. */
export function marksOf(count: number): { readonly marks: number; readonly each: number } {
  const each = Math.max(1, Math.ceil(count / 150));
  return { marks: Math.ceil(count / each), each };
}
