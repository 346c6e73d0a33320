// What each service needs: megabytes of its production packages, and of memory at rest. Fails above its limits:
// npm run bench -- footprint
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readyDatabase } from '@studio/tests/support/database.ts';
import { startProcess, type Program } from '@studio/tests/support/processes.ts';
import { settings } from '@studio/tests/support/settings.ts';
import { withReport } from '../report.ts';

const root = join(import.meta.dirname, '../..');
const MOST_MEMORY_MB = 220;
const MOST_PACKAGES_MB = 90;
/** Long enough for the garbage of the start to be collected. */
const REST_MS = 15_000;
const services = [
  'api',
  'worker',
  'inbound-mail',
  'visit-counter',
  'desk-api',
] as const satisfies Program[];

const inMegabytes = (bytes: number): number => Math.round(bytes / 1_000_000);

/** Without nested packages: npm lists each of those separately. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sizeOf(path) : statSync(path, { throwIfNoEntry: false })?.size;
    })
    .reduce<number>((sum, size = 0) => sum + size, 0);

/** The packages that `npm ci --omit=dev --workspace` would install, without our own. */
function packagesOf(service: Program): number {
  const words = ['ls', '--omit=dev', '--all', '--parseable', '--workspace', `@studio/${service}`];
  const listed = execFileSync('npm', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const folders = new Set(listed.split('\n').filter((path) => path.includes('/node_modules/')));
  return [...folders]
    .filter((path) => !path.includes('/node_modules/@studio/'))
    .reduce((sum, path) => sum + sizeOf(path), 0);
}

function memoryOf(pid: number): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1_024;
}

await withReport('Footprint', async (report) => {
  for (const service of services) {
    const packages = inMegabytes(packagesOf(service));
    report.record(`${service}: production packages, MB`, packages);
    report.must(packages <= MOST_PACKAGES_MB, `${service} installs ${packages} MB of packages.`);
  }
  await using database = await readyDatabase();
  await using running = new AsyncDisposableStack();
  const visits = mkdtempSync(join(tmpdir(), 'footprint-'));
  running.defer(() => {
    rmSync(visits, { recursive: true });
  });
  const env = settings(database.url, {
    INTAKE_IMAP_URL: 'imaps://sales:password@127.0.0.1:9',
    INTAKE_VISITS_FOLDER: visits,
    DESK_DATABASE_URL: database.url,
    DESK_ORIGIN: 'https://desk.company.example',
    DESK_OIDC_ISSUER: 'https://sign-in.company.example',
    DESK_OIDC_CLIENT_ID: 'desk',
    DESK_OIDC_CLIENT_SECRET: 'a-secret-of-this-measurement',
    DESK_ROLES: 'sales=sales',
    DESK_PORT: '0',
    DESK_WORKING_HOURS_PATH: join(root, 'tests/support/working-hours.yaml'),
  });
  const started: [Program, number][] = [];
  for (const service of services) {
    const { child } = running.use(await startProcess(service, env));
    started.push([service, child.pid ?? 0]);
  }
  await sleep(REST_MS);
  let sum = 0;
  for (const [service, pid] of started) {
    const memory = inMegabytes(memoryOf(pid));
    sum += memory;
    report.record(`${service}: memory at rest, MB`, memory);
    report.must(memory <= MOST_MEMORY_MB, `${service} takes ${memory} MB at rest.`);
  }
  report.record('all five: memory at rest, MB', sum);
});
