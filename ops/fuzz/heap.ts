import { eventually } from '@studio/tests/support/service.ts';
import type { TestProcess } from '@studio/tests/support/processes.ts';

/** Megabytes in use after a garbage collection, printed by heap-teller.ts inside the process. */
export async function heapOf(server: TestProcess): Promise<number> {
  const printed = () => [...server.output().matchAll(/^heap (\d+)$/gm)];
  const before = printed().length;
  server.child.kill('SIGUSR2');
  return eventually(() => {
    const latest = printed().at(-1);
    if (printed().length === before || latest === undefined)
      throw new Error('No heap size was printed.');
    return Number(latest[1]) / 2 ** 20;
  });
}
