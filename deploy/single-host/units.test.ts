import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const all = globSync('units/*.service', { cwd: import.meta.dirname }).map((file) => ({
  file,
  text: read(file),
}));
const isTask = ({ text }: { readonly text: string }) => /^Type=oneshot$/mu.test(text);
/** Those that run until they are stopped. */
const units = all.filter(({ text }) => /^Restart=/mu.test(text) && !isTask({ text }));

it('a process that ends is restarted, however long the database is down', () => {
  expect(units.length).toBeGreaterThan(4);
  for (const { file, text } of units) expect(text, file).toMatch(/^StartLimitIntervalSec=0$/mu);
});

it('a task that fails raises an alarm, which its next success ends', () => {
  // The alarm itself, and the heartbeat: when that stops, the service outside mails.
  const without = /studio-(?:alarm|alarm-over|alive)\b/u;
  const tasks = all.filter((unit) => isTask(unit) && !without.test(unit.file));
  expect(tasks.length).toBeGreaterThan(5);
  for (const { file, text } of tasks)
    expect(text, file).toContain(
      'OnFailure=studio-alarm@%N.service\nOnSuccess=studio-alarm-over@%N.service\n',
    );
});

it('the decoder of pictures has an account of its own, no settings and no network', () => {
  const { text } = all.find(({ file }) => file.includes('studio-thumbnail@')) ?? expect.fail();
  expect(text).toMatch(/^DynamicUser=yes$/mu);
  expect(text).toMatch(/^PrivateNetwork=yes$/mu);
  expect(text).not.toMatch(/^(?:Environment|LoadCredential|SupplementaryGroups|User)/mu);
  const reader = read('units/studio-inbound-mail@.service');
  const socket = read('units/studio-thumbnail.socket');
  const [, path = ''] = /^Environment=INTAKE_THUMBNAIL_SOCKET=(.+)$/mu.exec(reader) ?? [];
  expect(socket).toContain(`ListenStream=${path}\nSocketGroup=studio-mail\nSocketMode=0660\n`);
  expect(reader).toMatch(/^Wants=.* studio-thumbnail\.socket$/mu);
});

it('every service runs without root, can gain no privileges, and cannot write to the system’s files', () => {
  const hardening = read('units/studio-.service.d/hardening.conf');
  expect(hardening).toMatch(/^NoNewPrivileges=yes$/mu);
  expect(hardening).toMatch(/^ProtectSystem=strict$/mu);
  expect(units.length).toBeGreaterThan(4);
  for (const { file, text } of units)
    expect(text, file).toMatch(/^(?:User=(?!root$)\S+|DynamicUser=yes)$/mu);
});

// systemd's own rating, from 0 (confined) to 10. Without the drop-in the units have 8 to 9.6.
it.each(all)('$file is confined', ({ file }) => {
  const folder = mkdtempSync(join(tmpdir(), 'units-'));
  const system = join(folder, 'etc/systemd/system');
  cpSync(join(import.meta.dirname, 'units'), system, { recursive: true });
  const unit = basename(file).replace('@.', '@blue.');
  const words = ['security', '--offline=true', `--root=${folder}`, '--threshold=30', unit];
  const { status, stdout } = spawnSync('systemd-analyze', ['--no-pager', ...words], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(status, stdout).toBe(0);
});

it('every service listens only on the machine itself, so only the web server is reachable', () => {
  const settings = read('../../docs/settings.md');
  const box = [...units.map(({ text }) => text), read('../install.sh'), read('../release.sh')];
  for (const name of ['INTAKE_HOST', 'DESK_HOST', 'PUBLISH_HOST']) {
    // The default, which write-settings.ts compares with the code.
    expect(settings, name).toMatch(new RegExp(`\`${name}\`[^\`]+\`127\\.0\\.0\\.1\``, 'u'));
    expect(box.join('\n')).not.toContain(name);
  }
});
