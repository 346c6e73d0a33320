import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from './processes.ts';
import { eventually } from './service.ts';
import { settings } from './settings.ts';
import type { TestDatabase } from './database.ts';

export interface KilledCount {
  readonly lines: number;
  readonly kills: number;
  readonly rotations: number;
}

const pages = ['/', '/work', '/contact', '/services/seo'];
const from = ['www.google.com cross', '- none', '/work own', 'chatgpt.com cross'];
const TURN_MS = 10;
const LINES_A_TURN = 83;
/** As long as nginx's own buffer may wait after a file was renamed. */
const WRITES_ON_MS = 1_000;
const COUNTED_WITHIN_MS = 120_000;

const lineOf = (place: number): string =>
  `2026-11-16 page 200 0 ${pages[place % 4] ?? '/'} ${from[(place >> 2) % 4] ?? ''} - -\n`;

const countIn = async ({ pool }: TestDatabase): Promise<number> => {
  const { rows } = await pool.query<{ views: number }>(
    'select coalesce(sum(views), 0)::int as views from visit_pages',
  );
  return rows[0]?.views ?? 0;
};

/** Writes as nginx does: whole buffers, cut anywhere, for a while into a file that was renamed. */
async function writeLines(folder: string, { lines, rotations }: KilledCount): Promise<void> {
  const current = path.join(folder, 'visits.log');
  let file = openSync(current, 'a');
  let left = '';
  let turnsUntilOpened = 0;
  const turns = Math.ceil(lines / LINES_A_TURN);
  for (let turn = 0; turn < turns; turn += 1) {
    const first = turn * LINES_A_TURN;
    const count = Math.min(LINES_A_TURN, lines - first);
    const text = left + Array.from({ length: count }, (_, place) => lineOf(first + place)).join('');
    const isLast = turn === turns - 1;
    const end = isLast || turnsUntilOpened === 1 ? text.length : text.length - (turn % 40);
    writeSync(file, text.slice(0, end));
    left = text.slice(end);
    if (turnsUntilOpened > 0 && --turnsUntilOpened === 0) {
      closeSync(file);
      file = openSync(current, 'a');
    }
    if (turnsUntilOpened === 0 && turn % Math.ceil(turns / (rotations + 1)) === 1) {
      const time = process.hrtime.bigint().toString().padStart(19, '0');
      renameSync(current, path.join(folder, 'rotated', `visits.${time}.log`));
      turnsUntilOpened = WRITES_ON_MS / TURN_MS;
    }
    await sleep(TURN_MS);
  }
  closeSync(file);
}

/** Counts lines while they are written, files are rotated and the counter is killed. */
export async function countWhileKilled(
  database: TestDatabase,
  asked: KilledCount,
): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'visits-'));
  mkdirSync(path.join(folder, 'rotated'));
  const env = settings(database.url, { INTAKE_VISITS_FOLDER: folder });
  const writing = writeLines(folder, asked);
  try {
    for (let killed = 0; killed < asked.kills; killed += 1) {
      await using counter = await startProcess('visit-counter', env);
      // Each time at another moment of its turn.
      await sleep(300 + ((killed * 370) % 1_000));
      await counter.end('SIGKILL');
    }
    await using _counter = await startProcess('visit-counter', env);
    await writing;
    await eventually(async () => {
      const counted = await countIn(database);
      if (counted < asked.lines) throw new Error(`${counted} of ${asked.lines} are counted.`);
    }, COUNTED_WITHIN_MS).catch(() => undefined);
    // Nothing is counted again when the files are removed.
    await sleep(5_000);
    return await countIn(database);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
