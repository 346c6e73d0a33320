import { spawn } from 'node:child_process';
import path from 'node:path';

export interface LoadResult {
  readonly acknowledged: readonly string[];
  readonly statuses: Readonly<Record<string, number>>;
  /** In milliseconds, of the answers "sent". */
  readonly p99: number;
  readonly brokenConnections: number;
  /** Processor time of the load generator. */
  readonly cpuSeconds: number;
}

const GENERATOR = path.join(import.meta.dirname, 'load-generator.ts');

export async function load(port: number, connections: number, seconds: number) {
  const args = [GENERATOR, port, connections, seconds].map(String);
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const chunks: Buffer[] = [];
  for await (const chunk of child.stdout) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as LoadResult;
}
