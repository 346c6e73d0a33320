import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { dataPrograms, proxyPrograms, type Program } from '../../deploy/cluster/programs.ts';
import { ordinaryUser } from '../cluster.ts';
import type { Network } from './network.ts';
import type { OlderPackages } from './older-packages.ts';
import type { TestBed } from './test-bed.ts';

/** Runs the programs that deploy/cluster lists for a machine, and restarts those that exit. */
export interface ServiceManager {
  start(program: Program['name'], machine: string): void;
  end(program: Program['name'], machine: string, signal: NodeJS.Signals): Promise<void>;
  /** Restarts nothing on this machine any more, because it is lost. */
  forget(machine: string): void;
  /** From now on starts the installed versions on this machine. */
  upgrade(machine: string): void;
}

// As in the systemd units.
const RESTART_MS = 1_000;

/** @param older the versions that all machines start with, if there are older ones. */
export function serviceManager(
  network: Network,
  testBed: TestBed,
  folder: string,
  older: OlderPackages | undefined,
): ServiceManager {
  const upgraded = new Set<string>();
  const running = new Map<string, ChildProcess>();
  const { uid = 0, gid = 0 } = ordinaryUser();
  const asUser = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--init-groups'];
  const unit = (name: string, machine: string) => `${machine} ${name}`;

  const start = (name: Program['name'], machine: string): void => {
    const at = testBed.placesOf(machine);
    const program = [...dataPrograms(at), ...proxyPrograms(at)].find((each) => each.name === name);
    const log = openSync(path.join(folder, `${machine}-${name}.log`), 'a');
    const under = upgraded.has(machine) ? [] : (older?.under ?? []);
    const words = [...network.on(machine), ...under, ...asUser, ...(program?.command ?? [])];
    const child = spawn(words[0] ?? '', words.slice(1), {
      cwd: '/',
      env: { PATH: process.env['PATH'], HOME: at.run, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', log, log],
    });
    running.set(unit(name, machine), child);
    child.once('exit', () => {
      const again = () => {
        if (running.get(unit(name, machine)) === child) start(name, machine);
      };
      setTimeout(again, RESTART_MS).unref();
    });
  };
  return {
    start,
    async end(name, machine, signal) {
      const child = running.get(unit(name, machine));
      running.delete(unit(name, machine));
      if (child?.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
    forget(machine) {
      for (const name of [...running.keys()]) {
        if (name.startsWith(unit('', machine))) running.delete(name);
      }
    },
    upgrade(machine) {
      upgraded.add(machine);
    },
  };
}
