import { eventually } from '../../tests/support/service.ts';
import type { TestProcess } from '../../tests/support/processes.ts';

/** Megabytes in use after a collection, told by heap-teller.ts inside the process. */
export async function heapOf(server: TestProcess): Promise<number> {
  const told = () => [...server.output().matchAll(/^heap (\d+)$/gm)];
  const before = told().length;
  server.child.kill('SIGUSR2');
  return eventually(() => {
    const latest = told().at(-1);
    if (told().length === before || latest === undefined) throw new Error('No heap was told.');
    return Number(latest[1]) / 2 ** 20;
  });
}
