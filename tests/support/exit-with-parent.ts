// Preloaded into every process that a test starts. When the test's process ends, even if it is killed,
// the pipe from it closes, and this process exits as well.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { compiledModules } from './compiled-modules.ts';

const PATIENCE_MS = 15_000;
const LOADED_MS = 2_000;

enableCompileCache(compiledModules);
// Node writes what it compiled at the exit, which a process that is killed never reaches.
setTimeout(flushCompileCache, LOADED_MS).unref();

process.stdin
  .on('end', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE_MS).unref();
  })
  .resume();
process.stdin.unref();
