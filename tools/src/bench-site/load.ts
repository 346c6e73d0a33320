import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Requests per second that wrk gets answered. Throws if a single response is not 2xx or 3xx. */
export async function requestsPerSecond(
  address: string,
  seconds: number,
  headers: readonly string[] = [],
): Promise<number> {
  const { stdout } = await run('wrk', [
    ...['-t1', '-c64', `-d${seconds}s`],
    ...['Accept-Encoding: br', ...headers].flatMap((header) => ['-H', header]),
    address,
  ]).catch((error: unknown) => {
    throw new Error('wrk could not run. Install it: apt-get install wrk.', { cause: error });
  });
  return readRate(stdout, address);
}

export function readRate(output: string, address: string): number {
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  if (rate === undefined || /Non-2xx|Socket errors/.test(output))
    throw new Error(`${address} did not answer every request:\n${output}`);
  return Number(rate);
}
