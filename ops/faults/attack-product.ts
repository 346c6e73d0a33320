import { runProgram } from './run-program.ts';

/** Attacks the whole product, desk and site included. */
export const attackProduct = (): Promise<void> => runProgram('attacks/attacks.ts');
