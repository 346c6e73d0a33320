// Runs in every process of Vitest's that runs tests: when the run itself is killed, so is this one, and
// with it what its tests started. Vitest takes `process.exit` for a test's own fault.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
