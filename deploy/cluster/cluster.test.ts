import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { X509Certificate } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { logins, type Cluster } from './cluster.ts';
import { dataFiles, places, proxyFiles } from './machine-files.ts';
import { dataPrograms, proxyPrograms } from './programs.ts';

const cluster: Cluster = {
  name: 'studio',
  services: '10.0.0.0/24',
  machines: [
    { name: 'a', address: '10.0.0.1' },
    { name: 'b', address: '10.0.0.2' },
    { name: 'c', address: '10.0.0.3' },
  ],
};
const [a] = cluster.machines;
if (!a) throw new Error('There is no machine.');
const files = { ...dataFiles(cluster, a, 'new'), ...proxyFiles(cluster) };
const textOf = (name: string): string => files[name] ?? '';

const folder = mkdtempSync(join(tmpdir(), 'machines-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('nothing is acknowledged that is not on two machines', () => {
  const patroni = textOf('patroni.yaml');
  for (const line of [
    'synchronous_mode: true',
    'synchronous_mode_strict: true',
    'maximum_lag_on_failover: 0',
    "synchronous_commit: 'on'",
    "fsync: 'on'",
    "full_page_writes: 'on'",
  ]) {
    expect(patroni).toContain(`    ${line}\n`);
  }
});

it('a primary that is cut off stops before another takes over', () => {
  const seconds = (name: string): number =>
    Number(new RegExp(`^    ${name}: (\\d+)$`, 'mu').exec(textOf('patroni.yaml'))?.[1]);
  const needed = seconds('loop_wait') + 2 * seconds('retry_timeout');
  expect(needed).toBeGreaterThan(0);
  expect(needed).toBeLessThanOrEqual(seconds('ttl'));
});

it('every connection between machines is encrypted, and the other side is verified', () => {
  expect(textOf('etcd.yaml')).not.toContain('http://');
  expect(textOf('etcd.yaml').match(/client-cert-auth: true/gu)).toHaveLength(2);
  const patroni = textOf('patroni.yaml');
  expect(patroni).toContain('protocol: https');
  expect(patroni.match(/sslmode: verify-full/gu)).toHaveLength(2);
  const doors = patroni.split('\n').filter((line) => /^ {4}- (?:local |host)/u.test(line));
  expect(doors).toHaveLength(8);
  expect(
    doors.filter((line) => !/- (?:local all postgres peer|hostssl .* scram-sha-256)$/u.test(line)),
  ).toEqual([]);
  expect(textOf('haproxy.cfg')).toContain('check-ssl verify required ca-file');
});

it('every process has its own role, created at the first start', () => {
  const script = readFileSync(join(import.meta.dirname, 'first-start.sh'), 'utf8');
  expect(script).toContain(`for role in ${logins.join(' ')}; do`);
  expect(textOf('patroni.yaml')).toContain(
    `hostssl intake ${logins.join(',')} ${cluster.services} scram-sha-256`,
  );
  const guide = readFileSync(join(import.meta.dirname, '../../docs/run.md'), 'utf8');
  expect(guide).toContain(`for role in replication rewind ${logins.join(' ')}; do`);
});

it('no file contains a password', () => {
  for (const [name, text] of Object.entries(files)) {
    expect(text, name).not.toMatch(/password:\s|postgres:\/\/\S+:\S+@/u);
  }
});

it('systemd and containers run the same commands with the same rights', () => {
  const programs = [...dataPrograms(places), ...proxyPrograms(places)];
  expect(programs.map(({ name }) => name)).toEqual(['etcd', 'patroni', 'haproxy']);
  const compose = `${dataFiles(cluster, a, 'new')['compose.yaml']}${textOf('compose.yaml')}`;
  for (const { name, command, user } of programs) {
    const unit = textOf(`studio-${name}.service`);
    expect(unit).toContain(`ExecStart=${command.join(' ')}\n`);
    expect(unit).toContain(`User=${user}\n`);
    expect(compose).toContain(`command: [${command.join(', ')}]\n    user: ${user}\n`);
  }
});

it('a machine that replaces a lost one joins the others', () => {
  expect(textOf('etcd.yaml')).toContain('initial-cluster-state: new\n');
  expect(dataFiles(cluster, a, 'existing')['etcd.yaml']).toContain(
    'initial-cluster-state: existing\n',
  );
});

it('writes the files of one machine, and refuses two machines', () => {
  const write = (...words: string[]) =>
    execFileSync(
      process.execPath,
      [join(import.meta.dirname, 'write-files.ts'), '--services', cluster.services, ...words],
      { encoding: 'utf8', stdio: 'pipe' },
    );
  const into = join(folder, 'a');
  write('--machines', 'a=10.0.0.1,b=10.0.0.2,c=10.0.0.3', '--for', 'a', '--into', into);
  expect(readdirSync(into).sort()).toEqual(Object.keys(dataFiles(cluster, a, 'new')).sort());
  expect(readFileSync(join(into, 'patroni.yaml'), 'utf8')).toBe(textOf('patroni.yaml'));
  expect(() => write('--machines', 'a=10.0.0.1,b=10.0.0.2', '--for', 'a', '--into', into)).toThrow(
    'Name three machines',
  );
});

it('the certificates of the machines end 30 days apart', () => {
  const machines = ['a=10.0.0.1', 'b=10.0.0.2', 'c=10.0.0.3'];
  execFileSync(join(import.meta.dirname, 'make-certificates.sh'), [folder, ...machines]);
  const ends = ['a', 'b', 'c'].map((name) => {
    const { validTo } = new X509Certificate(readFileSync(join(folder, name, 'certificate.pem')));
    return Math.round((Date.parse(validTo) - Date.now()) / 86_400_000);
  });
  expect(ends).toEqual([825, 795, 765]);
});

it('a certificate is for its machine and the proxy in front of it, and only its owner can read the key', () => {
  execFileSync(join(import.meta.dirname, 'make-certificates.sh'), [folder, 'a=10.0.0.1']);
  const certificate = new X509Certificate(readFileSync(join(folder, 'a/certificate.pem')));
  const authority = new X509Certificate(readFileSync(join(folder, 'authority.pem')));
  expect(certificate.checkIP('10.0.0.1') && certificate.checkIP('127.0.0.1')).toBeTruthy();
  expect(certificate.checkIP('10.0.0.2')).toBeUndefined();
  expect(certificate.verify(authority.publicKey)).toBe(true);
  const listed = execFileSync('stat', ['-c', '%a', join(folder, 'a/key.pem')], {
    encoding: 'utf8',
  });
  expect(listed.trim()).toBe('600');
});
