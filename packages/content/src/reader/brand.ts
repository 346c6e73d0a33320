import { join } from 'node:path';
import { companySchema, type Company } from '#schema/company.schema.ts';
import { contentRoot } from './content-root.ts';
import { ContentError } from './finding.ts';
import { ContentReader } from './read-files.ts';

/** Only the brand, for what is generated before any page: styles and fonts. */
export function brand(root: string = contentRoot()): Company['brand'] & { readonly file: string } {
  const read = new ContentReader(root);
  const company = read.file('company.yaml', companySchema);
  if (!company) throw new ContentError(read.findings);
  return { ...company.value.brand, file: join(root, company.file) };
}
