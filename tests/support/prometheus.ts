import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './processes.ts';

const SHIPPED = path.join(import.meta.dirname, '../../deploy/monitoring');

/** The result of a query: one entry for each series. */
export interface Answered {
  readonly status: 'success' | 'error';
  readonly error?: string;
  readonly data?: { readonly result: readonly unknown[] };
}

/** An alert that is firing. */
export interface FiringAlert {
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

export interface TestPrometheus extends AsyncDisposable {
  ask(query: string): Promise<Answered>;
  firing(): Promise<readonly FiringAlert[]>;
}

/**
 * Debian's Prometheus with our settings and rules, scraping every second instead of twice a minute. An alert that waits
 * for minutes waits for a second.
 */
export async function startPrometheus(target: string, editor?: string): Promise<TestPrometheus> {
  const folder = mkdtempSync(path.join(tmpdir(), 'prometheus-'));
  const port = await freePort();
  const shipped = readFileSync(path.join(SHIPPED, 'prometheus.yml'), 'utf8')
    .replaceAll(/\b\d+s\b/gu, '1s')
    .replace('127.0.0.1:8080', target);
  // With an editor, as an owner would: without the comment marks.
  const settings =
    editor === undefined
      ? shipped
      : shipped.replaceAll(/^( +)# ( *(?:-|static))/gmu, '$1$2').replace('127.0.0.1:8093', editor);
  const rules = readFileSync(path.join(SHIPPED, 'alerts.yml'), 'utf8');
  writeFileSync(path.join(folder, 'alerts.yml'), rules.replaceAll(/for: \d+m$/gmu, 'for: 1s'));
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
    async firing() {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`);
      const { data } = (await answer.json()) as {
        data: { alerts: (FiringAlert & { state: string })[] };
      };
      return data.alerts.filter(({ state }) => state === 'firing');
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
