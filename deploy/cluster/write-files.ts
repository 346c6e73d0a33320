// Writes the settings of one machine into a folder, to be copied to /etc/studio/machine:
// node deploy/cluster/write-files.ts --machines a=10.0.0.1,b=10.0.0.2,c=10.0.0.3 \
//   --services 10.0.0.0/24 --for a --into a/ [--replaces-a-lost-one]
// `--for intake` writes those of a machine with an API or worker, which only needs a connection to the primary.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Cluster, machineOf } from './cluster.ts';
import { dataFiles, proxyFiles } from './machine-files.ts';

const { values } = parseArgs({
  options: {
    machines: { type: 'string' },
    services: { type: 'string' },
    for: { type: 'string' },
    into: { type: 'string' },
    'replaces-a-lost-one': { type: 'boolean', default: false },
  },
});
const { machines, services, for: name, into } = values;
if (!machines || !services || !name || !into) {
  throw new Error('Name all of --machines, --services, --for and --into.');
}
const cluster: Cluster = {
  name: 'studio',
  services,
  machines: machines.split(',').map((pair) => {
    const [machine, address] = pair.split('=');
    if (!machine || !address) throw new Error(`"${pair}" is not a machine like a=10.0.0.1.`);
    return { name: machine, address };
  }),
};
if (cluster.machines.length !== 3) throw new Error('Name three machines: two cannot lose one.');

const files =
  name === 'intake'
    ? proxyFiles(cluster)
    : dataFiles(
        cluster,
        machineOf(cluster, name),
        values['replaces-a-lost-one'] ? 'existing' : 'new',
      );
mkdirSync(into, { recursive: true });
for (const [file, text] of Object.entries(files)) writeFileSync(join(into, file), text);
console.log(`${Object.keys(files).join(', ')} written into ${into}.`);
