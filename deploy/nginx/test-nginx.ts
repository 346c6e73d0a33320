import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { intakePath } from '@studio/contract/paths';
import { type NginxOptions, nginxConfig, placesIn } from './make-config.ts';

interface TestNginxOptions extends Pick<
  NginxOptions,
  'listen' | 'intake' | 'desk' | 'editor' | 'monitorPort'
> {
  /** Changes the configuration, for what cannot be tested on one machine otherwise. */
  readonly change?: (config: string) => string;
}

/**
 * Stops nginx and removes its files. `logs` returns everything that it has logged so far; `visitLog` is the file for
 * the visit counter; `bodiesOnDisk` counts the requests whose body it holds in a file.
 */
export type TestNginx = (() => Promise<void>) & {
  readonly logs: () => string;
  readonly visitLog: string;
  readonly bodiesOnDisk: () => number;
};

/** Starts nginx on a site of five pages and one script. */
export function startTestNginx({
  change = (config) => config,
  ...options
}: TestNginxOptions): TestNginx {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const root = join(folder, 'site');
  mkdirSync(join(root, '_astro'), { recursive: true });
  writeFileSync(join(root, '_astro/ContactForm.island.abc.js'), '');
  for (const page of ['index', 'work', 'search', '404', '500'])
    writeFileSync(join(root, `${page}.html`), `<title>${page}</title>`);
  const config = join(folder, 'nginx.conf');
  const visitLog = join(folder, 'visits.log');
  mkdirSync(join(folder, 'rotated'));
  writeFileSync(
    config,
    change(
      nginxConfig({
        ...options,
        root,
        places: { ...placesIn(folder), accessLog: join(folder, 'access.log'), visitLog },
        settings: { intake: intakePath, emailJsOrigin: undefined },
        redirects: [{ from: '/old-page', to: '/work' }],
        user: process.getuid?.() === 0 ? 'root' : undefined,
      }),
    ),
  );
  const flags = ['-e', join(folder, 'error.log'), '-c', config, '-g', 'daemon off;'];
  const nginx = spawn('/usr/sbin/nginx', flags, { stdio: 'ignore' });
  const ended = once(nginx, 'exit');
  const stop = async () => {
    nginx.kill();
    // The port must be free for the next nginx.
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const logs = () =>
    ['error.log', 'access.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  const bodiesOnDisk = () =>
    openFiles(nginx.pid).filter((file) => file.includes('/client_body/')).length;
  return Object.assign(stop, { logs, visitLog, bodiesOnDisk });
}

/** The files that the workers of nginx have open, also those that have no name any more. */
function openFiles(master = 0): string[] {
  const workers = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').split(' ');
  return workers.filter(Boolean).flatMap((pid) =>
    readdirSync(`/proc/${pid}/fd`).flatMap((file) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${file}`);
      } catch {
        // Closed since.
        return [];
      }
    }),
  );
}

export interface SlowUpload {
  /** Everything that was answered so far. */
  readonly answer: () => string;
  readonly send: (body: Buffer) => void;
  readonly close: () => void;
}

/** Begins a request with a body of `length` bytes, of which it sends nothing by itself. */
export function beginUpload(
  port: number,
  line: string,
  { length, ...headers }: Readonly<Record<string, string | number>>,
): SlowUpload {
  const fields = { 'content-length': length ?? 0, connection: 'close', ...headers };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  let answer = '';
  const socket = connect(port, '127.0.0.1');
  socket.on('data', (part: Buffer) => (answer += part.toString()));
  // nginx may close the connection while a body is being sent.
  socket.on('error', () => undefined);
  socket.write(`${line} HTTP/1.1\r\n${head.join('')}\r\n`);
  return {
    answer: () => answer,
    send: (body) => socket.write(body),
    close: () => socket.destroy(),
  };
}
