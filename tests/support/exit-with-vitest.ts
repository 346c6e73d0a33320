// Runs in every Vitest process that runs tests: when the run is killed, this process is killed too, and with
// it what its tests started. Vitest would report `process.exit` as a failure of the test.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
