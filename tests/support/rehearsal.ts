import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import { enquiriesPath } from '@studio/contract/paths';
import { expect } from 'vitest';
import { readyDatabase, type TestDatabase } from './database.ts';
import { addressOf, startProcess, type TestProcess } from './processes.ts';
import { startPrometheus, type FiringAlert, type TestPrometheus } from './prometheus.ts';
import { runbookEntry } from './runbook.ts';
import { eventually } from './service.ts';
import { settings } from './settings.ts';
import { smtpServer, type TestSmtp } from './smtp.ts';

/** An API that a real Prometheus watches with our rules. */
export interface Watched {
  readonly api: TestProcess;
  readonly prometheus: TestPrometheus;
}

/** What a rehearsal of an alert needs. All of it ends with `parts`. */
export interface Rehearsal extends AsyncDisposable {
  readonly database: TestDatabase;
  readonly smtp: TestSmtp;
  readonly folder: string;
  readonly parts: AsyncDisposableStack;
  readonly env: (changes?: Readonly<Record<string, string>>) => Record<string, string>;
  readonly start: typeof startProcess;
  /** `editor` is the address of a content service, if there is one. */
  readonly watchedApi: (editor?: string) => Promise<Watched>;
}

export async function beginRehearsal(): Promise<Rehearsal> {
  const parts = new AsyncDisposableStack();
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  parts.defer(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const database = parts.use(await readyDatabase());
  const smtp = parts.use(await smtpServer());
  const env: Rehearsal['env'] = (changes = {}) =>
    settings(database.url, {
      INTAKE_SMTP_URL: smtp.url,
      INTAKE_SEND_RECEIPTS: 'false',
      ...changes,
    });
  const start: Rehearsal['start'] = async (...given) => parts.use(await startProcess(...given));
  return {
    ...{ database, smtp, folder, parts, env, start },
    async watchedApi(editor) {
      const api = await start('api', env());
      const { host } = new URL(addressOf(api));
      return { api, prometheus: parts.use(await startPrometheus(host, editor)) };
    },
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  };
}

export const postEnquiry = (
  api: TestProcess,
  change: Readonly<Record<string, unknown>> = {},
): Promise<Response> =>
  fetch(`${addressOf(api)}${enquiriesPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...validEnquiry, idempotencykey: randomUUID(), ...change }),
  });

/** Sends an enquiry and answers its reference. */
export async function enquire(...given: Parameters<typeof postEnquiry>): Promise<string> {
  const answer = await postEnquiry(...given);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { reference: string }).reference;
}

const find = async ({ prometheus }: Watched, alert: string): Promise<FiringAlert | undefined> =>
  (await prometheus.firing()).find(({ labels }) => labels['alertname'] === alert);

/**
 * Waits until the alert fires, and answers its entry in the runbook with all four parts. `npm run check -- alerts` counts
 * an alert as rehearsed if a test calls this with its name.
 */
export async function entryOf(watched: Watched, alert: string) {
  const firing = await eventually(async () => {
    const found = await find(watched, alert);
    return found ?? expect.fail(`${alert} does not fire.`);
  });
  const entry = runbookEntry(firing.annotations['runbook'] ?? '');
  for (const part of Object.values(entry)) expect(part).not.toBe('');
  return entry;
}

export const isOver = (watched: Watched, alert: string) =>
  eventually(async () => {
    expect(await find(watched, alert)).toBeUndefined();
  });
