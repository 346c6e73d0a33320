import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from './service.ts';

/** The file that every scanner finds, put together here so that none finds this source. */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

export interface Clamd extends AsyncDisposable {
  readonly socket: string;
}

const isReady = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const line = connect({ path: socket });
    line.once('connect', () => line.write('zPING\0'));
    line.once('data', () => {
      line.destroy();
      resolve(true);
    });
    line.once('error', () => {
      resolve(false);
    });
  });

/** A separate clamd that knows one signature. Never the system's. */
export async function clamd(): Promise<Clamd> {
  const folder = mkdtempSync(path.join(tmpdir(), 'intake-clamd-'));
  const socket = path.join(folder, 'clamd.sock');
  mkdirSync(path.join(folder, 'signatures'));
  writeFileSync(
    path.join(folder, 'signatures', 'own.ndb'),
    `Test.Eicar:0:*:${Buffer.from(EICAR).toString('hex')}\n`,
  );
  writeFileSync(
    path.join(folder, 'clamd.conf'),
    [
      `LocalSocket ${socket}`,
      `DatabaseDirectory ${folder}/signatures`,
      `TemporaryDirectory ${folder}`,
      'Foreground yes',
      'StreamMaxLength 26M',
      'MaxFileSize 26M',
      'AlertExceedsMax yes',
      'AlertEncrypted yes',
      '',
    ].join('\n'),
  );
  const daemon = spawn('/usr/sbin/clamd', ['-c', path.join(folder, 'clamd.conf')], {
    stdio: 'ignore',
  });
  await eventually(async () => {
    if (!(await isReady(socket))) throw new Error('No clamd yet.');
  }, 60_000);
  return {
    socket,
    async [Symbol.asyncDispose]() {
      const ended = once(daemon, 'exit');
      daemon.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
