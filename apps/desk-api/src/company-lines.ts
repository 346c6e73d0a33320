import { parse } from 'yaml';
import type { EnvReader } from '@studio/platform/config-reader.ts';

interface CompanyFile {
  readonly name?: unknown;
  readonly domain?: unknown;
  readonly contact?: { readonly phone?: unknown };
}

/** Name, telephone and address of the company, for signatures; empty if no file is configured. */
export function readCompanyLines(read: EnvReader, name: string): string[] {
  const file = read.optionalFile(name);
  if (file === undefined) return [];
  const company = parse(file) as CompanyFile | null;
  return [company?.name, company?.contact?.phone, company?.domain].filter(
    (line) => typeof line === 'string',
  );
}
