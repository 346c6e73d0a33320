import { readFileSync } from 'node:fs';
import { campaignsSchema } from '@studio/contract/campaigns';
import type { EnvReader } from '@studio/platform/config-reader.ts';
import { parse } from 'yaml';

/** Our campaigns. A word that is not on the list could be about one person, so it is not counted. */
export function readCampaigns(read: EnvReader): ReadonlySet<string> {
  const file = read.file('INTAKE_CAMPAIGNS_PATH', 'the path of content/campaigns.yaml', (path) =>
    campaignsSchema.parse(parse(readFileSync(path, 'utf8'))),
  );
  return new Set(file?.campaigns.map(({ name }) => name));
}
