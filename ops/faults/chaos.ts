import { runProgram } from './run-program.ts';

/** Kills API, worker and PostgreSQL while enquiries arrive. */
export const chaos = (options: readonly string[]): Promise<void> =>
  runProgram('chaos/chaos.ts', options);
