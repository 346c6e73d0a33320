import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Template } from '@old/contract/desk/mails';
import { templateSchema } from '@old/contract/desk/template.schema';
import { parse } from 'yaml';
import type { EnvReader } from './config-reader.ts';

function filesOf(read: EnvReader, name: string, folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  } catch {
    read.complain(`${name} points to ${folder}, which cannot be read.`);
    return [];
  }
}

function templateOf(read: EnvReader, file: string): Template[] {
  const found = templateSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (found.success) return [{ id: path.basename(file, '.yaml'), ...found.data }];
  const wrong = found.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  read.complain(`${file} is no text to begin a reply with. ${wrong.join('; ')}.`);
  return [];
}

/** The texts in the folder named by a setting, by name; none where it is not set. */
export function readTemplates(read: EnvReader, name: string): Template[] {
  const folder = read.optional(name);
  if (folder === undefined) return [];
  return filesOf(read, name, folder)
    .flatMap((file) => templateOf(read, path.join(folder, file)))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
