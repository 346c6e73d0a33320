import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into the service by malformed-input.test.ts (`--import`): prints the heap size after a full garbage collection.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('SIGUSR2', () => {
  collect();
  process.stdout.write(`heap ${process.memoryUsage().heapUsed}\n`);
});
