import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './processes.ts';

const SHIPPED = path.join(import.meta.dirname, '../../../deploy/monitoring');

/** What a query answers with: one entry for each series. */
export interface Answered {
  readonly status: 'success' | 'error';
  readonly error?: string;
  readonly data?: { readonly result: readonly unknown[] };
}

export interface TestPrometheus extends AsyncDisposable {
  ask(query: string): Promise<Answered>;
}

/** Debian's Prometheus with our own settings and rules, asking every second instead of twice a minute. */
export async function startPrometheus(target: string): Promise<TestPrometheus> {
  const folder = mkdtempSync(path.join(tmpdir(), 'prometheus-'));
  const port = await freePort();
  const settings = readFileSync(path.join(SHIPPED, 'prometheus.yml'), 'utf8')
    .replaceAll('30s', '1s')
    .replace('alerts.yml', path.join(SHIPPED, 'alerts.yml'))
    .replace('127.0.0.1:8080', target);
  const file = path.join(folder, 'prometheus.yml');
  writeFileSync(file, settings);
  const child = spawn(
    '/usr/bin/prometheus',
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const exited = once(child, 'exit');
  return {
    async ask(query) {
      const url = new URL(`http://127.0.0.1:${port}/api/v1/query`);
      url.searchParams.set('query', query);
      return (await (await fetch(url)).json()) as Answered;
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
