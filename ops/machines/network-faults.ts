import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@studio/tests/support/service.ts';
import type { Supervised } from '../service.ts';
import type { Machines } from './machines.ts';
import type { Network } from './network.ts';
import { DATA_NODES, SERVICE } from './test-bed.ts';
import { observers } from './observers.ts';

/** What the observers saw while a primary was cut off from the other machines, but not from the observers. */
export interface CutOff {
  /** Commits that it acknowledged after another machine had acknowledged one. */
  acknowledgedBesideTheNext: number;
  /** Acknowledged commits that are not stored. */
  lost: number;
  acknowledged: number;
}

const TAKE_OVER_WITHIN_MS = 120_000;
const ETCD_GONE_MS = 20_000;

const othersOf = (machine: string) => DATA_NODES.filter((each) => each !== machine);

export function networkFaults(machines: Machines, network: Network) {
  const anotherLeads = (than: string) =>
    eventually(async () => {
      if ((await machines.primary()) === than) throw new Error(`${than} is still primary.`);
    }, TAKE_OVER_WITHIN_MS);

  const whileCutOff = async (victim: string, meanwhile: () => Promise<void>): Promise<void> => {
    for (const other of othersOf(victim)) network.part(victim, other);
    try {
      await meanwhile();
    } finally {
      for (const other of othersOf(victim)) network.join(victim, other);
    }
  };

  return {
    /** The primary loses power, network and disk; then a new machine replaces it. */
    lose: async (): Promise<void> => {
      const victim = await machines.primary();
      await machines.lose(victim);
      await anotherLeads(victim);
      await machines.replace(victim);
    },

    /** The primary runs and its clients reach it, but the other machines do not. */
    cutOff: async (seen: CutOff): Promise<void> => {
      const victim = await machines.primary();
      const writers = observers(machines);
      await sleep(1_500);
      await whileCutOff(victim, async () => {
        await eventually(() => {
          const others = writers.acknowledged.filter(({ machine }) => machine !== victim);
          if (others.length === 0) throw new Error('No other machine took over.');
        }, TAKE_OVER_WITHIN_MS);
        // Long enough for the old primary to acknowledge something it must not.
        await sleep(3_000);
      });
      await machines.whole();
      await writers.stop();
      const first = writers.acknowledged.find(({ machine }) => machine !== victim)?.at ?? Infinity;
      const late = writers.acknowledged.filter(
        ({ machine, at }) => machine === victim && at > first,
      );
      const kept = await machines.query<{ id: string }>('select id from drill_witness');
      const ids = new Set(kept.map(({ id }) => id));
      seen.acknowledged += writers.acknowledged.length;
      seen.acknowledgedBesideTheNext += late.length;
      seen.lost += writers.acknowledged.filter(({ id }) => !ids.has(id)).length;
    },

    /** Two of three etcd members die, one of them on the primary's machine, and come back. */
    loseEtcd: async (): Promise<void> => {
      const primary = await machines.primary();
      const gone = [primary, ...othersOf(primary).slice(0, 1)];
      await Promise.all(gone.map((machine) => machines.services.end('etcd', machine, 'SIGKILL')));
      await sleep(ETCD_GONE_MS);
      for (const machine of gone) machines.services.start('etcd', machine);
      await machines.whole();
    },

    /**
     * Restarts as an operator does: the replicas first, the primary last. The restarted programs are the
     * installed versions, which the first time are newer.
     */
    restartAll: async (services: readonly Supervised[]): Promise<void> => {
      const restart = async (machine: string) => {
        await machines.services.end('patroni', machine, 'SIGTERM');
        await machines.services.end('etcd', machine, 'SIGTERM');
        machines.services.upgrade(machine);
        machines.services.start('etcd', machine);
        machines.services.start('patroni', machine);
        await machines.whole();
      };
      const leader = await machines.primary();
      for (const machine of othersOf(leader)) await restart(machine);
      await machines.callPatroni('POST', 'switchover', { leader });
      await anotherLeads(leader);
      await machines.whole();
      await restart(leader);
      await machines.services.end('haproxy', SERVICE, 'SIGTERM');
      machines.services.upgrade(SERVICE);
      machines.services.start('haproxy', SERVICE);
      for (const service of services) await service.kill();
    },

    /** The same without observers. */
    cutOffUnseen: async (): Promise<void> => {
      const victim = await machines.primary();
      await whileCutOff(victim, () => anotherLeads(victim));
    },

    /** Changes the setting while the service runs: the primary no longer waits for a standby. */
    forgetStandbys: async (): Promise<void> => {
      await machines.callPatroni('PATCH', 'config', {
        synchronous_mode: false,
        synchronous_mode_strict: false,
      });
      await eventually(async () => {
        const [row] = await machines.query<{ names: string }>(
          `select current_setting('synchronous_standby_names') as names`,
        );
        if (row?.names !== '') throw new Error('PostgreSQL still waits for a standby.');
      });
    },
  };
}
