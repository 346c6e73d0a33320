// Asks the registry whether an advisory is known for a package that runs in production: npm run check -- advisories
// Fails if there is one. If the registry cannot be reached, it says so in a line that does not look like a clean result.
import { spawnSync } from 'node:child_process';
import { readAudit } from './read-audit.ts';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
const { kind, lines } = readAudit(stdout);
for (const line of lines) console.log(line);
process.exitCode = kind === 'found' ? 1 : 0;
