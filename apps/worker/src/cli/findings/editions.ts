import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { bad, fine, reported, type Finding } from './finding.ts';

const editionSchema = z.object({ number: z.int(), at: z.string() });
const progressSchema = z.object({ number: z.int(), state: z.string(), problem: z.string() });

async function read<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Which edition visitors read, and whether the last one could be made. */
export async function editionFinding(folder: string): Promise<Finding> {
  const live = await read(path.join(folder, 'live/edition.json'), editionSchema);
  if (!live)
    return bad(
      'live edition',
      `${folder} has no live edition, so there is nothing to show: see "The content service's settings" in the runbook.`,
    );
  const last = await read(path.join(folder, 'progress.json'), progressSchema);
  if (last?.state === 'failed')
    return reported(
      `Edition ${last.number} was not made: ${last.problem} The reason is in journalctl -u studio-publish -u studio-publish-day.`,
    );
  return fine(`Visitors read edition ${live.number}, made on ${live.at.slice(0, 10)}.`);
}
