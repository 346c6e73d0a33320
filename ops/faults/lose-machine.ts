import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownSettings } from '@studio/contract/own-secrets';
import { startProcess } from '@studio/tests/support/processes.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { enquiries, type Enquiries } from '../chaos/enquiries.ts';
import { countLosses } from '../chaos/count-losses.ts';
import { ordinaryUser, ownFolder } from '../cluster.ts';
import { enquiryClient } from '../enquiry-client.ts';
import { machines as threeMachines, type Machines } from '../machines/machines.ts';
import { moveBox } from '../machines/move-box.ts';
import { newNetwork, type Network } from '../machines/network.ts';
import { olderPackages } from '../machines/older-packages.ts';
import { DATA_NODES, SERVICE } from '../machines/test-bed.ts';
import { writeGaps } from '../machines/write-gaps.ts';
import { networkFaults, type CutOff } from '../machines/network-faults.ts';
import { encryptedLine, mailRecord } from '../mail-record.ts';
import { seededRandom } from '../seeded-random.ts';
import { supervise } from '../service.ts';
import type { FaultTestOptions, Report } from '../report.ts';

const EVERY_MS = 125;
const WRITES_AGAIN_WITHIN_S = 30;
const DRAIN_WITHIN_MS = 300_000;
const PORT = 8080;

/** How often each fault is injected; `--times 2` asks for two of each. */
const usual = { lost: 20, cutOff: 10, etcdGone: 5 } as const;

function steadily(visitors: Enquiries): Disposable {
  const timer = setInterval(() => {
    visitors.begin(1);
  }, EVERY_MS);
  return {
    [Symbol.dispose]() {
      clearInterval(timer);
    },
  };
}

function migrate(network: Network, env: Readonly<Record<string, string>>): void {
  const words = [
    ...network.on(SERVICE),
    process.execPath,
    path.join(import.meta.dirname, '../../apps/worker/src/cli/intake.ts'),
    'migrate',
  ];
  execFileSync(words[0] ?? '', words.slice(1), { env, stdio: 'pipe' });
}

/**
 * Moves the database of a single host to the machines, which are lost, cut off and restarted under load; then the
 * same without waiting for a standby.
 */
export async function loseMachine(report: Report, { times }: FaultTestOptions = {}): Promise<void> {
  if (ordinaryUser().uid === undefined) {
    report.must(
      false,
      'This fault test makes network namespaces, for which it must be run as root.',
    );
    return;
  }
  const folder = ownFolder();
  await using network = newNetwork([...DATA_NODES, SERVICE], folder);
  const older = olderPackages(folder);
  const machines = threeMachines(network, folder, older);
  await machines.startAll();
  const versionsBefore = await machines.versions();
  await using mails = await mailRecord(network.host, encryptedLine(folder, network.host));
  const env = settings('postgres://in-files.example', {
    INTAKE_DATABASE_URL: '',
    INTAKE_WORKER_DATABASE_URL: '',
    INTAKE_MAIL_DATABASE_URL: '',
    INTAKE_OWNER_DATABASE_URL: '',
    INTAKE_DATABASE_URL_FILE: machines.urlFileOf('intake_api'),
    INTAKE_WORKER_DATABASE_URL_FILE: machines.urlFileOf('intake_worker'),
    INTAKE_OWNER_DATABASE_URL_FILE: machines.urlFileOf('intake'),
    NODE_EXTRA_CA_CERTS: mails.authority,
    INTAKE_REQUIRE_SYNC_STANDBY: 'true',
    INTAKE_SMTP_URL: mails.url,
    INTAKE_SEND_RECEIPTS: 'false',
    INTAKE_HOST: network.addressOf(SERVICE),
    INTAKE_PORT: String(PORT),
  });
  const moved = await moveBox(network, machines, folder);
  report.record('moved from a box: enquiries', moved.acknowledged.size);
  report.record('moved from a box: s', moved.seconds.toFixed(1));
  migrate(network, ownSettings('owner', env));
  await machines.query('create table drill_witness (id uuid primary key, machine text not null)');
  const place = { through: network.on(SERVICE) };
  await using api = supervise('api', env, place);
  await using worker = supervise('worker', env, place);
  await Promise.all([api.up(), worker.up()]);
  const client = enquiryClient(`http://${network.addressOf(SERVICE)}:${PORT}`);
  const visitors = enquiries(client, seededRandom(1));
  const faults = networkFaults(machines, network);
  const cut: CutOff = { acknowledgedBesideTheNext: 0, lost: 0, acknowledged: 0 };
  const everything = () => faults.restartAll([worker, api]);
  const plan = [
    { name: 'minor upgrade of everything', times: older ? 1 : 0, happen: everything },
    { name: 'primary lost with its disk', times: times ?? usual.lost, happen: faults.lose },
    {
      name: 'primary cut off, alive',
      times: times ?? usual.cutOff,
      happen: () => faults.cutOff(cut),
    },
    {
      name: "etcd's majority gone and back",
      times: times ?? usual.etcdGone,
      happen: faults.loseEtcd,
    },
    { name: 'rolling restart of everything', times: 1, happen: everything },
  ].filter(({ times: often }) => often > 0);
  {
    using _load = steadily(visitors);
    using waits = writeGaps(visitors.acknowledged);
    await sleep(3_000);
    for (const { name, times: often, happen } of plan) {
      const seconds: number[] = [];
      for (let time = 0; time < often; time += 1) seconds.push(await waits.during(happen));
      const worst = Math.max(...seconds);
      const shown = seconds.map((each) => each.toFixed(1)).join(' ');
      report.record(`${often} × ${name}: without a write, s`, shown);
      report.must(
        worst <= WRITES_AGAIN_WITHIN_S,
        `${name}: writes came back after ${worst.toFixed(1)} s only.`,
      );
    }
  }
  const versionsAfter = await machines.versions();
  report.record(
    'upgraded',
    older?.steps.join(', ') ?? 'nothing: Debian offers no older PostgreSQL',
  );
  report.record('PostgreSQL before', versionsBefore.join(', '));
  report.record('PostgreSQL after', versionsAfter.join(', '));
  report.must(
    older === undefined || versionsAfter.every((after) => !versionsBefore.includes(after)),
    'A machine still runs the older PostgreSQL.',
  );
  await visitors.settle();
  const acknowledged = new Map([...moved.acknowledged, ...visitors.acknowledged]);
  await delivered(acknowledged, mails.taken);
  const losses = await countLosses(machines, acknowledged, mails);
  report.record(
    'load average',
    loadavg()
      .map((each) => each.toFixed(1))
      .join(', '),
  );
  report.record('enquiries sent, told "sent"', `${visitors.sent()}, ${visitors.acknowledged.size}`);
  report.record('slowest "sent", s', (visitors.slowest() / 1_000).toFixed(1));
  report.record('acknowledged and lost', losses.lost);
  report.record('stored twice', losses.duplicateRows);
  report.record('acknowledged and not delivered', losses.undelivered);
  report.record('mails sent again', losses.sentAgain);
  report.record('cut off: written past the proxy', cut.acknowledged);
  report.record('cut off: acknowledged beside the next', cut.acknowledgedBesideTheNext);
  report.record('cut off: acknowledged and lost', cut.lost);
  report.must(
    visitors.acknowledged.size === visitors.sent(),
    'A visitor was never told that the enquiry is stored.',
  );
  report.must(losses.lost === 0, 'An acknowledged enquiry is lost.');
  report.must(losses.duplicateRows === 0, 'An enquiry is stored twice.');
  report.must(losses.undelivered === 0, 'An acknowledged enquiry was not delivered.');
  report.must(cut.acknowledgedBesideTheNext === 0, 'Two primaries acknowledged side by side.');
  report.must(cut.lost === 0, 'A cut-off primary acknowledged what is lost.');
  const ends = [...api.ownEnds, ...worker.ownEnds];
  report.must(ends.length === 0, `A process ended by itself: ${ends[0] ?? ''}`);

  const forgotten = await withoutStandby(machines, faults, client);
  client.close();
  const refused = await startProcess('api', { ...env, INTAKE_PORT: '0' }, place);
  report.record('control: the service refuses to start', refused.output().trim());
  report.must(refused.child.exitCode === 78, 'The service starts although no standby confirms.');
  report.record('control, no standby: acknowledged', forgotten.acknowledged);
  report.record('control: lost, as it must be', forgotten.lost);
  report.must(forgotten.lost > 0, 'The fault test saw no loss although no standby confirmed.');
}

async function delivered(
  acknowledged: ReadonlyMap<string, string>,
  taken: ReadonlyMap<string, number>,
): Promise<void> {
  const endsAt = performance.now() + DRAIN_WITHIN_MS;
  const waiting = () => [...acknowledged.values()].some((reference) => !taken.has(reference));
  while (waiting() && performance.now() < endsAt) await sleep(500);
}

/**
 * Negative control: the same cut with a primary that waits for no standby. If the test reports no loss here, it
 * cannot detect any.
 */
async function withoutStandby(
  machines: Machines,
  faults: ReturnType<typeof networkFaults>,
  client: ReturnType<typeof enquiryClient>,
): Promise<{ acknowledged: number; lost: number }> {
  await faults.forgetStandbys();
  const visitors = enquiries(client, seededRandom(2), 'Control');
  {
    using _load = steadily(visitors);
    await faults.cutOffUnseen();
  }
  await visitors.settle();
  const { lost } = await countLosses(machines, visitors.acknowledged, undefined);
  return { acknowledged: visitors.acknowledged.size, lost };
}
