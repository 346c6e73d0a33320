import { STOCK_LANGUAGE } from '@studio/contract/desk/template-languages';
import {
  CHANGES_AT_MOST,
  type ChangeTemplate,
  type StockTemplate,
  type Template,
  type TemplateChange,
  type TemplateText,
} from '@studio/contract/desk/templates';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** The last change of each language of a template, and of whether it is offered. */
interface LatestRow extends Omit<TemplateChange, 'at'> {
  readonly template: string;
  readonly at: Date;
}

const selected = sql`
  c.id::text, c.template, c.kind, c.language, c.name, c.text, c.at,
  case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as by
`;

const isLater = (one: LatestRow, other: LatestRow): boolean => BigInt(one.id) > BigInt(other.id);

const lastOf = (rows: readonly LatestRow[]): LatestRow | undefined =>
  rows.reduce<LatestRow | undefined>(
    (last, row) => (last === undefined || isLater(row, last) ? row : last),
    undefined,
  );

/** The text for each language: the last one written at the desk, otherwise the file's. */
function textsOf(stock: StockTemplate | undefined, rows: readonly LatestRow[]): TemplateText[] {
  const english = rows.find(({ language }) => language === STOCK_LANGUAGE);
  const written = rows.flatMap((row): TemplateText[] => {
    const { language, text } = row;
    if (language === null || text === null) return [];
    const isOld = language !== STOCK_LANGUAGE && english !== undefined && isLater(english, row);
    return [{ language, text, isStock: false, isOld }];
  });
  const texts =
    stock && !written.some(({ language }) => language === STOCK_LANGUAGE)
      ? [...written, { language: STOCK_LANGUAGE, text: stock.text, isStock: true, isOld: false }]
      : written;
  return texts.sort(
    (one, other) =>
      Number(other.language === STOCK_LANGUAGE) - Number(one.language === STOCK_LANGUAGE) ||
      one.language.localeCompare(other.language, 'en'),
  );
}

function templateOf(
  id: string,
  stock: StockTemplate | undefined,
  rows: readonly LatestRow[],
): Template[] {
  const texts = textsOf(stock, rows);
  // It came only from a file, and the file was deleted.
  if (texts.length === 0) return [];
  const last = lastOf(rows);
  return [
    {
      id,
      name: last?.name ?? stock?.name ?? id,
      hasStock: stock !== undefined,
      isRetired: rows.some(({ kind }) => kind === 'retired'),
      texts,
      seen: last?.id ?? '0',
      changedBy: last?.by ?? null,
      changedAt: last?.at.toISOString() ?? null,
    },
  ];
}

/** All templates: those of the files in their order, then those added at the desk, by name. */
export async function readTemplates(
  db: Db,
  stock: readonly StockTemplate[],
): Promise<readonly Template[]> {
  const { rows } = await sql<LatestRow>`
    select distinct on (c.template, c.language) ${selected}
    from reply_template_changes c left join staff s on s.id = c.staff_id
    order by c.template, c.language, c.id desc
  `.execute(db);
  const byTemplate = Map.groupBy(rows, ({ template }) => template);
  const added = [...byTemplate.keys()]
    .filter((id) => !stock.some((one) => one.id === id))
    .flatMap((id) => templateOf(id, undefined, byTemplate.get(id) ?? []))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return [
    ...stock.flatMap((one) => templateOf(one.id, one, byTemplate.get(one.id) ?? [])),
    ...added,
  ];
}

/** The changes of a template, latest first. */
export async function readTemplateChanges(db: Db, template: string): Promise<TemplateChange[]> {
  const { rows } = await sql<LatestRow>`
    select ${selected} from reply_template_changes c left join staff s on s.id = c.staff_id
    where c.template = ${template} order by c.id desc limit ${CHANGES_AT_MOST}
  `.execute(db);
  return rows.map(({ template: _, at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/**
 * Returns false and changes nothing if a colleague changed the template after it was shown. `name` is its name from
 * then on; null is the name in the file.
 */
export async function changeTemplate(
  db: Db,
  sessionId: string,
  change: ChangeTemplate,
  name: string | null,
): Promise<boolean> {
  const { template, seen, kind } = change;
  const language =
    kind === 'stock' ? STOCK_LANGUAGE : 'language' in change ? change.language : null;
  const text = kind === 'written' ? change.text : null;
  const { rows } = await sql<{ isChanged: boolean }>`
    select change_reply_template(${sessionId}, ${template}, ${seen}::bigint, ${kind}, ${language}, ${name}, ${text})
      as "isChanged"
  `.execute(db);
  return rows[0]?.isChanged === true;
}
