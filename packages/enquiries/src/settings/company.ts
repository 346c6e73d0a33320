import { readFileSync } from 'node:fs';
import type { AdviceRules } from '@studio/sheet/advice.ts';
import { rulesSchema } from '@studio/sheet/rules.schema.ts';
import { parse } from 'yaml';
import type { EnvReader } from '@studio/platform/config-reader.ts';

interface CompanyFile {
  readonly name?: unknown;
  readonly brand?: { readonly color?: unknown };
  readonly contact?: {
    readonly email?: unknown;
    readonly phone?: unknown;
    readonly country?: unknown;
  };
}

function readCompany(file: string): CompanyFile {
  return parse(readFileSync(file, 'utf8')) as CompanyFile;
}

/**
 * `npm run check:content` validates the same file with more detailed messages. Mails leave out the duration of a
 * service, because it names facts, which only the site fills in.
 */
const readSheetRules = (yaml: string): AdviceRules | undefined =>
  rulesSchema.safeParse(parse(yaml, (key, value: unknown) => (key === 'takes' ? undefined : value)))
    .data;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

interface Company {
  readonly name: string;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  /** In English, as in the list of countries. */
  readonly country: string | undefined;
  readonly brandColor: string | undefined;
}

export function companyOf(read: EnvReader): Company {
  const company = read.file('INTAKE_COMPANY_PATH', 'the path of content/company.yaml', readCompany);
  const name = textOf(company?.name) ?? '';
  if (company && name === '') {
    read.addError('The company file names no company. Give it a line "name: …".');
  }
  return {
    name,
    email: textOf(company?.contact?.email),
    phone: textOf(company?.contact?.phone),
    country: textOf(company?.contact?.country),
    brandColor: textOf(company?.brand?.color),
  };
}

export function sheetRulesOf(read: EnvReader): AdviceRules | undefined {
  const file = read.optionalFile('INTAKE_SHEET_RULES_PATH');
  const rules = file === undefined ? undefined : readSheetRules(file);
  if (file !== undefined && !rules) {
    read.addError(
      'INTAKE_SHEET_RULES_PATH holds no rules of a sheet. Run npm run check:content on it.',
    );
  }
  return rules;
}
