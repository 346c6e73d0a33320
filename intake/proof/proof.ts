// The drills that are too slow or too rough for every run of the tests:
// npm run proof [-- keys disk-full]
import { proving, type Verdict } from './verdict.ts';
import { deadWorker } from './drills/dead-worker.ts';
import { diskFull } from './drills/disk-full.ts';
import { forgedAddresses } from './drills/forged-addresses.ts';
import { keys } from './drills/keys.ts';
import { mailBomb } from './drills/mail-bomb.ts';
import { providerFaults } from './drills/provider-faults.ts';
import { restore } from './drills/restore.ts';
import { slowClients } from './drills/slow-clients.ts';
import { twoVersions } from './drills/two-versions.ts';

const drills: Readonly<Record<string, (verdict: Verdict) => Promise<void>>> = {
  keys,
  'slow-clients': slowClients,
  'forged-addresses': forgedAddresses,
  'mail-bomb': mailBomb,
  'provider-faults': providerFaults,
  'dead-worker': deadWorker,
  'disk-full': diskFull,
  'two-versions': twoVersions,
  restore,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in drills));
if (unknown.length > 0) {
  console.error(
    `There is no drill ${unknown.join(', ')}. Known: ${Object.keys(drills).join(', ')}.`,
  );
  process.exit(1);
}
for (const [name, drill] of Object.entries(drills)) {
  if (asked.length === 0 || asked.includes(name)) await proving(name, drill);
}
