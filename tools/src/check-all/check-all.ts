// Runs every `check:…` script of package.json, as many at once as there are processors, in the order
// written there. Each one's output is shown when it ends; one that fails stops no other.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const waiting = Object.keys(scripts).filter((name) => name.startsWith('check:'));
const failed: string[] = [];
const started = performance.now();

const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(0)} s`;

function run(name: string): Promise<void> {
  const from = performance.now();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const check = spawn(process.execPath, ['--run', name]);
  let output = '';
  for (const stream of [check.stdout, check.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  check.on('close', (code) => {
    if (code !== 0) failed.push(name);
    console.log(`${name} ${code === 0 ? 'passed' : 'FAILED'} after ${seconds(from)}`);
    if (code !== 0) console.log(output.trimEnd());
    resolve(undefined);
  });
  return promise;
}

async function work(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await run(name);
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}.`);
console.log(`All checks took ${seconds(started)}.`);
process.exitCode = failed.length > 0 ? 1 : 0;
