import type { AdviceRules } from '@studio/sheet/advice.ts';
import { rulesSchema } from '@studio/sheet/rules.schema.ts';
import { companySchema } from '#schema/company.schema.ts';
import { factsSchema } from '#schema/fact.schema.ts';
import { contentRoot } from './content-root.ts';
import { factWords } from './fact-words.ts';
import { ContentError } from './finding.ts';
import { ContentReader } from './read-files.ts';

export interface SheetOffice {
  readonly company: string;
  readonly rules: AdviceRules;
}

/** The company and the advice rules of a sheet, for programs that draw it outside the site. */
export function sheetOffice(root: string = contentRoot()): SheetOffice {
  const read = new ContentReader(root);
  const facts = read.file('facts.yaml', factsSchema);
  read.facts = facts && factWords(facts.value);
  const company = read.file('company.yaml', companySchema);
  const sheet = read.file('sheet.yaml', rulesSchema);
  if (!facts || !company || !sheet) throw new ContentError(read.findings);
  const { examples: _drawn, ...rules } = sheet.value;
  return { company: company.value.name, rules };
}
