import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { templateSchema } from '@studio/contract/desk/template.schema';
import type { StockTemplate } from '@studio/contract/desk/templates';
import { parse } from 'yaml';
import type { EnvReader } from '@studio/platform/config-reader.ts';

function filesOf(read: EnvReader, name: string, folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  } catch {
    read.addError(`${name} points to ${folder}, which cannot be read.`);
    return [];
  }
}

interface Placed extends StockTemplate {
  readonly order?: number | undefined;
}

function templateOf(read: EnvReader, file: string): Placed[] {
  const found = templateSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (found.success) return [{ id: path.basename(file, '.yaml'), ...found.data }];
  const wrong = found.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  read.addError(`${file} is no text to begin a reply with. ${wrong.join('; ')}.`);
  return [];
}

/** Templates without a position come last, by name. */
const inOrder = (one: Placed, other: Placed): number =>
  (one.order ?? Infinity) - (other.order ?? Infinity) || one.name.localeCompare(other.name, 'en');

/** The templates in the configured folder, in their order; empty if none is set. */
export function readTemplates(read: EnvReader, name: string): StockTemplate[] {
  const folder = read.optional(name);
  if (folder === undefined) return [];
  return filesOf(read, name, folder)
    .flatMap((file) => templateOf(read, path.join(folder, file)))
    .sort(inOrder)
    .map(({ id, name: shown, text }) => ({ id, name: shown, text }));
}
