import { runProgram } from './run-program.ts';

/** Kills the content service while it publishes, fills its disk and publishes several times at once. */
export const publish = (): Promise<void> => runProgram('publish/break-publishing.ts');
