import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { editorPort, refuseBusyPorts } from '../src/editor-port.ts';

/**
 * Serves the editor and, on the next port, the site it changes: `npm run edit`, or `npm run edit -- --port 4610`.
 * Both read content/ in the current folder, so that tests can give them a copy.
 */
const port = await portGiven();
const astro = fileURLToPath(import.meta.resolve('astro/package.json')).replace(
  'package.json',
  'bin/astro.mjs',
);

function serve(room: string, at: number): ChildProcess {
  const root = fileURLToPath(new URL(`../../${room}/`, import.meta.url));
  // Astro allows one server for each project; here a second one is intended.
  const flags = ['--ignore-lock', '--host', '127.0.0.1', '--port', String(at)];
  return spawn(process.execPath, [astro, 'dev', '--root', root, ...flags], {
    stdio: 'inherit',
    env: { ...process.env, PREVIEW_PORT: String(port + 1), ASTRO_TELEMETRY_DISABLED: '1' },
  });
}

const servers = [serve('site', port + 1), serve('editor', port)];
const stop = (): void => {
  for (const server of servers) server.kill();
};
for (const server of servers) server.on('exit', stop);
process.on('SIGINT', stop).on('SIGTERM', stop);
console.log(`Edit at http://127.0.0.1:${port}, read at http://127.0.0.1:${port + 1}.`);

async function portGiven(): Promise<number> {
  try {
    const given = editorPort(process.argv.slice(2));
    await refuseBusyPorts(given);
    return given;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
