// Started by network.ts: waits until the fault test has ended, for whatever reason, and cleans up after it.
import { removeNetwork } from './network.ts';

const [prefix, folder] = process.argv.slice(2);
process.stdin
  .on('end', () => {
    if (prefix && folder) void removeNetwork(prefix, folder);
  })
  .resume();
