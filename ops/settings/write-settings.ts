// Writes the table of docs/settings.md from what each process asks its environment for; what a setting means is
// written there by hand: node ops/settings/write-settings.ts [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { readSettings } from './read-settings.ts';
import { checkSettings, withTable } from './settings-table.ts';

const root = join(import.meta.dirname, '../..');
const path = join(root, 'docs/settings.md');
const document = readFileSync(path, 'utf8');
const settings = readSettings(root);
const findings = checkSettings(document, settings);
const { code: written } = await format(path, withTable(document, settings));
if (!process.argv.includes('--check')) writeFileSync(path, written);
else if (written !== document && findings.length === 0)
  findings.push(
    'docs/settings.md — is not as the code reads settings. Run npm run generate -- settings.',
  );
for (const finding of findings) console.log(finding);
console.log(`${settings.length} settings read, faults found: ${findings.length}.`);
process.exitCode = findings.length === 0 ? 0 : 1;
