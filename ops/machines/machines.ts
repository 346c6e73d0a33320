import { rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { ports } from '../../deploy/cluster/cluster.ts';
import { eventually } from '@studio/tests/support/service.ts';
import type { Network } from './network.ts';
import type { OlderPackages } from './older-packages.ts';
import { askPatroni, type Member } from './patroni.ts';
import { serviceManager, type ServiceManager } from './service-manager.ts';
import { DATA_NODES, SERVICE, testBed, type TestBed } from './test-bed.ts';

/** Three machines with the data and one with the services, configured by deploy/cluster. */
export interface Machines {
  readonly services: Pick<ServiceManager, 'start' | 'end' | 'upgrade'>;
  readonly urlFileOf: TestBed['urlFileOf'];
  startAll(): Promise<void>;
  primary(): Promise<string>;
  /** Resolves when there is a primary, a synchronous standby and a replica. */
  whole(): Promise<void>;
  /** Loses power, network and disk at once. */
  lose(machine: string): Promise<void>;
  /** Sets up a new machine with the old name, by the runbook's steps. */
  replace(machine: string): Promise<void>;
  /** Calls Patroni's REST API, as an operator may. */
  callPatroni(method: 'PATCH' | 'POST', what: string, words: unknown): Promise<void>;
  connection(machine: string): pg.ClientConfig;
  /** The version that PostgreSQL on each machine reports, like `a 15.18`. */
  versions(): Promise<string[]>;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

const WHOLE_WITHIN_MS = 180_000;

export function machines(
  network: Network,
  folder: string,
  older: OlderPackages | undefined,
): Machines {
  const own = testBed(network, folder);
  const services = serviceManager(network, own, folder, older);
  const patroniOf = (machine: string) => `https://${network.addressOf(machine)}:${ports.patroni}`;
  const tls = own.tlsOf(DATA_NODES[0]);

  const members = async (): Promise<readonly Member[]> => {
    for (const machine of DATA_NODES) {
      const url = patroniOf(machine);
      const answer = await askPatroni<{ members: Member[] }>(url, 'GET', 'cluster', tls);
      if (answer) return answer.members;
    }
    throw new Error('No Patroni answers.');
  };
  const primary = async (): Promise<string> => {
    for (const machine of DATA_NODES) {
      if (await askPatroni(patroniOf(machine), 'GET', 'primary', tls)) return machine;
    }
    throw new Error('No machine is primary.');
  };
  const connection = (machine: string): pg.ClientConfig => ({
    host: network.addressOf(machine),
    port: ports.postgres,
    user: 'intake',
    database: 'intake',
    password: own.intakePassword,
    ssl: { ca: tls.ca },
    connectionTimeoutMillis: 2_000,
  });
  const askOf = async <Row extends pg.QueryResultRow>(
    machine: string,
    text: string,
    values: unknown[] = [],
  ) => {
    const client = new pg.Client(connection(machine));
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const query = async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
    askOf<Row>(await primary(), text, values);
  const lookWhole = async (): Promise<void> => {
    const all = await members();
    const roles = all.map(({ role }) => role).sort();
    if (roles.join() !== 'leader,replica,sync_standby') {
      throw new Error(`The cluster is not whole: ${JSON.stringify(all)}`);
    }
    const following = await query<{ standby: string }>(
      `select distinct application_name as standby from pg_stat_replication
       where state = 'streaming' and application_name = any($1)`,
      [[...DATA_NODES]],
    );
    if (following.length !== 2) throw new Error(`Not all follow: ${JSON.stringify(following)}`);
  };
  const whole = () => eventually(lookWhole, WHOLE_WITHIN_MS);

  return {
    urlFileOf: own.urlFileOf,
    services,
    primary,
    whole,
    connection,
    query,
    versions: () =>
      Promise.all(
        DATA_NODES.map(async (machine) => {
          const [row] = await askOf<{ version: string }>(
            machine,
            `select split_part(current_setting('server_version'), ' ', 1) as version`,
          );
          return `${machine} ${row?.version ?? '?'}`;
        }),
      ),
    async startAll() {
      for (const machine of [...DATA_NODES, SERVICE]) own.prepare(machine, 'new');
      for (const machine of DATA_NODES) services.start('etcd', machine);
      for (const machine of DATA_NODES) services.start('patroni', machine);
      services.start('haproxy', SERVICE);
      await whole();
    },
    async lose(machine) {
      services.forget(machine);
      network.plug(machine, 'down');
      await network.killAll(machine);
      rmSync(path.join(folder, machine), { recursive: true, force: true });
    },
    async replace(machine) {
      const helper = DATA_NODES.find((each) => each !== machine) ?? machine;
      const script = path.join(own.scripts, 'replace-machine.sh');
      await eventually(() => {
        own.run(helper, script, own.placesOf(helper).tls, machine, network.addressOf(machine));
      }, WHOLE_WITHIN_MS);
      own.prepare(machine, 'existing');
      network.plug(machine, 'up');
      services.start('etcd', machine);
      services.start('patroni', machine);
      await whole();
    },
    async callPatroni(method, what, words) {
      if (!(await askPatroni(patroniOf(await primary()), method, what, tls, words))) {
        throw new Error(`Patroni refused ${method} ${what}.`);
      }
    },
  };
}
