// The fault tests that are too slow or too disruptive for every test run:
// npm run fault [-- restore disk-full] [-- lose-machine --times 2] [-- inbound-mail --short] [-- chaos --long --seed 7]
import { readCommandLine } from '@studio/contract/command-line';
import { withReport, type FaultTestOptions, type Report } from './report.ts';
import { attackProduct } from './faults/attack-product.ts';
import { chaos } from './faults/chaos.ts';
import { containerRestore } from './faults/container-restore.ts';
import { deadDatabase } from './faults/dead-database.ts';
import { diskFull } from './faults/disk-full.ts';
import { leastPrivilege } from './faults/least-privilege.ts';
import { loseMachine } from './faults/lose-machine.ts';
import { inboundMail } from './faults/inbound-mail.ts';
import { publish } from './faults/publish.ts';
import { restore } from './faults/restore.ts';
import { twoVersions } from './faults/two-versions.ts';
import { visits } from './faults/visits.ts';

type FaultTest = (report: Report, asked: FaultTestOptions) => Promise<void>;

const faults: Readonly<Record<string, FaultTest>> = {
  'least-privilege': leastPrivilege,
  'inbound-mail': inboundMail,
  'dead-database': deadDatabase,
  'disk-full': diskFull,
  'two-versions': twoVersions,
  visits,
  restore,
  'container-restore': containerRestore,
};

// lose-machine takes 15 minutes and needs Debian's patroni, etcd-server, etcd-client and haproxy; attacks needs
// the built site and desk, nginx and a browser; publish builds the site again and again; chaos has options of
// its own.
const onlyByName: Readonly<Record<string, FaultTest>> = {
  'lose-machine': loseMachine,
};
const ofTheProduct: Readonly<Record<string, (options: readonly string[]) => Promise<void>>> = {
  attacks: attackProduct,
  publish,
  chaos,
};

const known = { ...faults, ...onlyByName, ...ofTheProduct };
const help = `npm run fault [-- <name> …] [options]

Runs the fault tests that are too slow or too disruptive for every test run. The names: ${Object.keys(known).join(', ')}.

  --short           fewer repetitions
  --long            more of chaos
  --seed <number>   the seed of chaos
  --times <number>  how often lose-machine loses a machine`;

const { values, positionals: asked } = readCommandLine(help, {
  allowPositionals: true,
  options: {
    times: { type: 'string' },
    short: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
});
const isShort = values.short;
const times = values.times === undefined ? undefined : Number(values.times);
if ((values.long || values.seed !== undefined) && !asked.includes('chaos')) {
  console.error('--long and --seed are options of chaos: npm run fault -- chaos --long --seed 7');
  process.exit(1);
}
const unknown = asked.filter((name) => !(name in known));
if (unknown.length > 0) {
  console.error(
    `There is no fault test ${unknown.join(', ')}. Known: ${Object.keys(known).join(', ')}.`,
  );
  process.exit(1);
}
const wanted = asked.length === 0 ? faults : { ...faults, ...onlyByName };
for (const [name, faultTest] of Object.entries(wanted)) {
  if (asked.length === 0 || asked.includes(name)) {
    await withReport(name, (report) => faultTest(report, { isShort, times }));
  }
}
const options = [
  ...(isShort ? ['--short'] : []),
  ...(values.long ? ['--long'] : []),
  ...(values.seed === undefined ? [] : ['--seed', values.seed]),
];
for (const [name, test] of Object.entries(ofTheProduct))
  if (asked.includes(name)) await test(name === 'chaos' ? options : []);
