// Started by network.ts: waits until the drill is gone, however it went, and clears up behind it.
import { removeNetwork } from './network.ts';

const [prefix, folder] = process.argv.slice(2);
process.stdin
  .on('end', () => {
    if (prefix && folder) void removeNetwork(prefix, folder);
  })
  .resume();
