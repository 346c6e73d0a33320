import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from '@studio/contract/command-line';
import { siteSettingFiles } from '@studio/contract/site-setting-files';
import { projectRoot } from '#reader/content-root.ts';
import { formatFinding } from '#reader/finding.ts';
import { areWithoutServer } from '#reader/own-services.ts';
import { byWho, launchChecks } from './launch-checks.ts';
import { findingsOf } from './run-checks.ts';

const help = `npm run launch-check [-- <folder>]

Lists what must be settled before the site is published, and by whom; ends with 1 if anything is left.

  <folder>  content other than content/`;

const [root] = readCommandLine(help, { allowPositionals: true }).positionals;

// The settings of the build decide which texts are shown. Values that are already set win.
for (const name of siteSettingFiles.toReversed()) {
  const file = join(projectRoot(), 'apps/site', name);
  if (existsSync(file)) process.loadEnvFile(file);
}
if (areWithoutServer(process.env)) process.env['SITE_SERVICES'] = 'none';

const findings = await findingsOf(launchChecks(new Date()), root);
const groups = byWho(findings);
console.log(`Findings: ${findings.length}.`);
for (const { who, left } of groups) console.log(`${String(left.length).padStart(5)}  ${who}`);
for (const { who, left } of groups) {
  console.log(`\n${who}:`);
  for (const finding of left) console.log(`  ${formatFinding(finding)}`);
}
process.exitCode = findings.length === 0 ? 0 : 1;
