import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const IP = '/usr/sbin/ip';
const UNUSED_CARD = '02:00:00:00:00:01';
const DOWN_TRIES = 100;
const DOWN_PAUSE_MS = 50;

/** Network namespaces joined by a bridge: machines that can be cut off or lost one by one. */
export interface Network extends AsyncDisposable {
  readonly subnet: string;
  /** The address of the fault test, as seen from a machine. */
  readonly host: string;
  addressOf(machine: string): string;
  /** The prefix of a command that runs it on that machine. */
  on(machine: string): readonly string[];
  /** Kills every process of that machine at once, like a power failure. */
  killAll(machine: string): Promise<void>;
  plug(machine: string, state: 'up' | 'down'): void;
  /** Cuts the connection between two machines; both still reach all others. */
  part(one: string, other: string): void;
  join(one: string, other: string): void;
}

const ip = (...words: string[]): string =>
  execFileSync(IP, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const silently = (act: () => void): void => {
  try {
    act();
  } catch {
    // It is already gone.
  }
};

async function killProcessesOf(namespace: string): Promise<void> {
  for (let tries = 0; tries < DOWN_TRIES; tries += 1) {
    const pids = ip('netns', 'pids', namespace).trim().split('\n').filter(Boolean).map(Number);
    if (pids.length === 0) return;
    for (const pid of pids) silently(() => process.kill(pid, 'SIGKILL'));
    await sleep(DOWN_PAUSE_MS);
  }
  throw new Error(`Processes of ${namespace} do not end.`);
}

/** Removes everything that a fault test created, by the prefix of its names. Safe to call twice. */
export async function removeNetwork(prefix: string, folder: string): Promise<void> {
  const namespaces = ip('netns', 'list')
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter((name) => name.startsWith(prefix));
  for (const namespace of namespaces) {
    await killProcessesOf(namespace);
    silently(() => ip('netns', 'del', namespace));
  }
  silently(() => ip('link', 'del', `${prefix}br`));
  rmSync(folder, { recursive: true, force: true });
}

/** Outlives this process, even if it is killed, and cleans up after it. */
function startSweeper(prefix: string, folder: string): ChildProcess {
  const file = path.join(import.meta.dirname, 'sweep-network.ts');
  const sweeper = spawn(process.execPath, [file, prefix, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  sweeper.unref();
  return sweeper;
}

/** @param folder is removed with the network, whatever happens. */
export function newNetwork(machines: readonly string[], folder: string): Network {
  // Unique to this process: a second fault test at the same time has other names and addresses.
  const prefix = `lm${process.pid}`;
  const net = `10.98.${process.pid % 250}`;
  const sweeper = startSweeper(prefix, folder);
  const nameOf = (machine: string) => `${prefix}${machine}`;
  const addressOf = (machine: string) => `${net}.${machines.indexOf(machine) + 1}`;
  const within = (machine: string, ...words: string[]) =>
    ip('netns', 'exec', nameOf(machine), IP, ...words);

  ip('link', 'add', `${prefix}br`, 'type', 'bridge');
  ip('addr', 'add', `${net}.254/24`, 'dev', `${prefix}br`);
  ip('link', 'set', `${prefix}br`, 'up');
  for (const machine of machines) {
    const outside = `${nameOf(machine)}o`;
    ip('netns', 'add', nameOf(machine));
    ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', nameOf(machine));
    ip('link', 'set', outside, 'master', `${prefix}br`, 'up');
    within(machine, 'addr', 'add', `${addressOf(machine)}/24`, 'dev', 'eth0');
    within(machine, 'link', 'set', 'lo', 'up');
    within(machine, 'link', 'set', 'eth0', 'up');
  }
  // Packets go to a card that does not exist, so they are silently lost as by a broken switch.
  const deafen = (one: string, other: string) =>
    within(one, 'neigh', 'replace', addressOf(other), 'lladdr', UNUSED_CARD, 'dev', 'eth0');
  const hear = (one: string, other: string) =>
    within(one, 'neigh', 'del', addressOf(other), 'dev', 'eth0');
  return {
    subnet: `${net}.0/24`,
    host: `${net}.254`,
    addressOf,
    on: (machine) => [IP, 'netns', 'exec', nameOf(machine)],
    killAll: (machine) => killProcessesOf(nameOf(machine)),
    plug: (machine, state) => {
      ip('link', 'set', `${nameOf(machine)}o`, state);
    },
    part: (one, other) => {
      deafen(one, other);
      deafen(other, one);
    },
    join: (one, other) => {
      hear(one, other);
      hear(other, one);
    },
    async [Symbol.asyncDispose]() {
      await removeNetwork(prefix, folder);
      sweeper.stdin?.end();
    },
  };
}
