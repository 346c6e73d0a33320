import fc from 'fast-check';
import { enquiriesPath } from '@studio/contract/paths';
import { contentTypes, malformed, type Encoding } from './bodies.ts';

/** Counts the answers by status. A broken connection ends the run and shows the body. */
export async function refuseMalformed(
  address: string,
  encoding: Encoding,
  runs: number,
  seed: number,
): Promise<ReadonlyMap<number, number>> {
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(malformed(encoding), fc.boolean(), async (bytes, isBrowser) => {
      const response = await fetch(`${address}${enquiriesPath}`, {
        method: 'POST',
        body: new Uint8Array(bytes),
        headers: {
          'content-type': contentTypes[encoding],
          accept: isBrowser ? 'text/html' : 'application/json',
        },
        redirect: 'manual',
      });
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      return response.status < 500;
    }),
    { numRuns: runs, seed },
  );
  return statuses;
}
