// The drills that are too slow or too rough for every run of the tests:
// npm run proof [-- keys disk-full] [-- lose-machine --times 2]
import { parseArgs } from 'node:util';
import { proving, type Verdict } from './verdict.ts';
import { containerRestore } from './drills/container-restore.ts';
import { deadWorker } from './drills/dead-worker.ts';
import { diskFull } from './drills/disk-full.ts';
import { forgedAddresses } from './drills/forged-addresses.ts';
import { keys } from './drills/keys.ts';
import { leastPrivilege } from './drills/least-privilege.ts';
import { loseMachine } from './drills/lose-machine.ts';
import { mailBomb } from './drills/mail-bomb.ts';
import { mailRoom } from './drills/mail-room.ts';
import { providerFaults } from './drills/provider-faults.ts';
import { restore } from './drills/restore.ts';
import { slowClients } from './drills/slow-clients.ts';
import { twoVersions } from './drills/two-versions.ts';

type Drill = (verdict: Verdict, times?: number) => Promise<void>;

const drills: Readonly<Record<string, Drill>> = {
  keys,
  'slow-clients': slowClients,
  'forged-addresses': forgedAddresses,
  'least-privilege': leastPrivilege,
  'mail-bomb': mailBomb,
  'mail-room': mailRoom,
  'provider-faults': providerFaults,
  'dead-worker': deadWorker,
  'disk-full': diskFull,
  'two-versions': twoVersions,
  restore,
  'container-restore': containerRestore,
};

// It takes most of an hour and Debian's patroni, etcd-server, etcd-client and haproxy.
const onlyByName: Readonly<Record<string, Drill>> = { 'lose-machine': loseMachine };

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string' } },
});
const times = values.times === undefined ? undefined : Number(values.times);
const known = { ...drills, ...onlyByName };
const unknown = asked.filter((name) => !(name in known));
if (unknown.length > 0) {
  console.error(
    `There is no drill ${unknown.join(', ')}. Known: ${Object.keys(known).join(', ')}.`,
  );
  process.exit(1);
}
const wanted = asked.length === 0 ? drills : known;
for (const [name, drill] of Object.entries(wanted)) {
  if (asked.length === 0 || asked.includes(name)) {
    await proving(name, (verdict) => drill(verdict, times), name);
  }
}
