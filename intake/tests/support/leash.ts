// Preloaded into every process that a test starts. However the test's own process ends, killed or
// not, the pipe from it closes, and what it started ends as well.
const PATIENCE_MS = 15_000;

process.stdin
  .on('end', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), PATIENCE_MS).unref();
  })
  .resume();
process.stdin.unref();
