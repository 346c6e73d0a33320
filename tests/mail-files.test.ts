import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erasePerson } from '@studio/enquiries/persons/person.store.ts';
import { auditLogFor } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { thumbnails } from '@studio/inbound-mail/thumbnail.ts';
import { clamd, EICAR, type Clamd } from './support/clamd.ts';
import {
  letter,
  SALES,
  testInboundMail,
  type KeptFile,
  type TestInboundMail,
} from './support/inbound-mail.ts';
import { startProcess } from './support/processes.ts';
import { eventually } from './support/service.ts';

const MIB = 1024 * 1024;

let scanner: Clamd;
let room: TestInboundMail;
beforeAll(async () => {
  scanner = await clamd();
  room = await testInboundMail({ INTAKE_CLAMD_SOCKET: scanner.socket });
  room.open();
}, 120_000);
afterAll(async () => {
  await room[Symbol.asyncDispose]();
  await scanner[Symbol.asyncDispose]();
});

interface Sent {
  readonly name: string;
  readonly content: Buffer | string;
  readonly type?: string;
}

let serial = 0;
/** A mail with these files, as a mail program writes it. */
function mailWith(acknowledgement: string, from: string, files: readonly Sent[]): string {
  const parts = files.map(({ name, content, type = 'application/octet-stream' }) =>
    [
      '--b',
      `Content-Type: ${type}`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(content).toString('base64').replace(/.{76}/gu, '$&\r\n'),
    ].join('\r\n'),
  );
  return letter(
    {
      From: from,
      To: SALES,
      'Message-ID': `<${(serial += 1)}@mail.menon.example>`,
      'In-Reply-To': acknowledgement,
      'MIME-Version': '1.0',
      'Content-Type': 'multipart/mixed; boundary=b',
    },
    ['--b', 'Content-Type: text/plain', '', 'See attached.', ...parts, '--b--'].join('\r\n'),
  );
}

const settled = (of: TestInboundMail, enquiryId: string, count: number): Promise<KeptFile[]> =>
  eventually(async () => {
    const files = await of.files(enquiryId);
    expect(files).toHaveLength(count);
    expect(files.map(({ state }) => state)).not.toContain('waiting');
    return files;
  });

/** Sends a mail with these files to a new enquiry, and waits until nothing of it is waiting. */
async function received(files: readonly Sent[], of = room): Promise<KeptFile[]> {
  const { id, email, ids } = await of.addEnquiry();
  await of.server.deliver(SALES, mailWith(ids.acknowledgement, email, files));
  return settled(of, id, Math.min(files.length, 20));
}

/** A zip with one file; `bit 0` of its flags says that it needs a password. */
function zip(name: string, content: Buffer, flags = 0): Buffer {
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(flags, 2);
  head.writeUInt16LE(8, 4);
  head.writeUInt32LE(0, 10);
  head.writeUInt32LE(packed.length, 14);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, Buffer.from(name), packed]);
  const central = Buffer.concat([
    Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'),
    head,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\u0005\u0006'), end]);
}

const nested = (depth: number): Buffer =>
  depth === 0 ? Buffer.from('the innermost') : zip('in.zip', nested(depth - 1));

const picture = (format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#07c' } })
    .withExif({ IFD0: { Copyright: 'where it was taken' } })
    [format]()
    .toBuffer();

describe('files of a mail', () => {
  it('are kept byte for byte in pieces, with their names', async () => {
    const content = randomBytes(3 * MIB + 7);
    const [file] = await received([{ name: 'values-2025.xlsx', content }]);
    expect(file).toMatchObject({ name: 'values-2025.xlsx', state: 'clean', bytes: content.length });
    expect(file?.content?.equals(content)).toBe(true);
    expect(file?.sha256).toEqual(createHash('sha256').update(content).digest());
    const [sizes] = await room.rows.read(
      'select count(*)::int as pieces, max(length(piece)) as longest from mail_file_pieces where file_id = $1',
      file?.id,
    );
    expect(sizes).toEqual({ pieces: 13, longest: 256 * 1024 });
  });

  it('beyond 25 MB or twenty of one mail stay in the mailbox, and their names are known', async () => {
    const large = await received([
      { name: 'a.zip', content: randomBytes(14 * MIB) },
      { name: 'b.zip', content: randomBytes(13 * MIB) },
      { name: 'c.txt', content: 'small' },
    ]);
    expect(large.map(({ state }) => state)).toEqual(['clean', 'left', 'clean']);
    expect(large[1]?.content).toBeNull();
    const many = Array.from({ length: 24 }, (_, at) => ({ name: `${at}.txt`, content: 'x' }));
    const enquiry = await room.addEnquiry();
    await room.server.deliver(SALES, mailWith(enquiry.ids.acknowledgement, enquiry.email, many));
    expect(await settled(room, enquiry.id, 20)).toHaveLength(20);
    const [mail] = await room.thread(enquiry.id);
    expect(mail?.['attachments']).toHaveLength(24);
  }, 120_000);

  it('of one enquiry are at most 100 MB a day', async () => {
    const enquiry = await room.addEnquiry();
    const { ids, email } = enquiry;
    await room.server.deliver(
      SALES,
      mailWith(ids.acknowledgement, email, [{ name: 'a', content: 'a' }]),
    );
    const [first] = await settled(room, enquiry.id, 1);
    await room.rows.read('update mail_files set bytes = $1 where id = $2', 100 * MIB, first?.id);
    await room.server.deliver(
      SALES,
      mailWith(ids.acknowledgement, email, [{ name: 'b', content: 'b' }]),
    );
    expect((await settled(room, enquiry.id, 2)).map(({ state }) => state)).toEqual([
      'clean',
      'left',
    ]);
  });

  it('are erased with the person, piece by piece', async () => {
    const enquiry = await room.addEnquiry('gone@menon.example');
    const files = [{ name: 'a.bin.dat', content: randomBytes(MIB) }];
    await room.server.deliver(SALES, mailWith(enquiry.ids.acknowledgement, enquiry.email, files));
    const [file] = await settled(room, enquiry.id, 1);
    const auditLog = auditLogFor('of a test', 'operator', 'test');
    await erasePerson(room.rows.database.db, room.rows.queue, auditLog, enquiry.email);
    const left =
      'select 1 from mail_files where id = $1 union all select 1 from mail_file_pieces where file_id = $1';
    expect(await room.rows.read(left, file?.id)).toEqual([]);
  });
});

describe('a hostile file', () => {
  it.each([
    ['by its name', 'reader-setup.exe', 'no program'],
    ['by its name with dots behind it', 'report.pdf.SCR. .', 'no program'],
    ['by its name with a sign without width', 'report.e\u200Bxe', 'no program'],
    ['whose name is turned round', 'report-\u202Efdp.exe', 'no program'],
    ['by its first bytes: Windows', 'letter.pdf', 'MZ\u0090'],
    ['by its first bytes: Linux', 'letter.pdf', Buffer.from('7f454c46020101', 'hex')],
    ['by its first bytes: a script', 'notes.txt', '#!/bin/sh\nrm -rf /'],
  ])('that is a program is not kept: %s', async (_how, name, content) => {
    const [file] = await received([{ name, content }]);
    expect(file).toMatchObject({ state: 'program', content: null, thumbnail: null });
  });

  it.each([
    ['EICAR', EICAR],
    ['EICAR in a zip', zip('letter.txt', Buffer.from(EICAR))],
    ['EICAR behind a picture', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(EICAR)])],
  ])('in which the scanner finds something is not kept: %s', async (_what, content) => {
    const [file] = await received([{ name: 'letter.txt', content }]);
    expect(file).toMatchObject({ state: 'infected', content: null, thumbnail: null });
  });

  it('that the scanner cannot look into is kept as such: a password, a zip in zips', async () => {
    const files = await received([
      { name: 'contract.zip', content: zip('contract.txt', Buffer.from('secret'), 1) },
      { name: 'bomb.zip', content: nested(25) },
    ]);
    expect(files.map(({ state }) => state)).toEqual(['not-scannable', 'not-scannable']);
  });

  it('has a name without a path, and is never drawn: SVG, HTML, a cut picture', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const files = await received([
      { name: '../../etc/x.svg', content: svg, type: 'image/svg+xml' },
      { name: '..\\\\x.html', content: '<script>alert(1)</script>', type: 'text/html' },
      { name: 'cut.jpg', content: (await picture('jpeg')).subarray(0, 500), type: 'image/jpeg' },
    ]);
    expect(files.map(({ name }) => name).join(' ')).not.toMatch(/[/\\]/u);
    expect(files.map(({ state }) => state)).toEqual(['clean', 'clean', 'clean']);
    expect(files.map(({ thumbnail }) => thumbnail)).toEqual([null, null, null]);
  });

  it('with more pixels than a picture has is not drawn', async () => {
    const huge = { width: 6_500, height: 6_200, channels: 3, background: '#fff' } as const;
    expect(
      await thumbnails(undefined)(await sharp({ create: huge }).greyscale().png().toBuffer()),
    ).toBeNull();
  });

  it('is drawn by the program that systemd starts for each connection, as on a box; cut pictures are not', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'thumbnail-'));
    const socket = path.join(folder, 'socket');
    const program = path.join(import.meta.dirname, '../apps/inbound-mail/src/draw-thumbnail.ts');
    // What studio-thumbnail.socket with Accept=yes does.
    const systemd = createServer({ allowHalfOpen: true }, (connection) => {
      const drawing = spawn(process.execPath, [program], { env: {} });
      connection.pipe(drawing.stdin);
      drawing.stdin.on('error', () => undefined);
      drawing.stdout.pipe(connection);
    });
    await once(systemd.listen(socket), 'listening');
    const drawn = await thumbnails(socket)(await picture('jpeg'));
    expect(await sharp(drawn ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'webp' });
    expect(await thumbnails(socket)((await picture('jpeg')).subarray(0, 500))).toBeNull();
    systemd.close();
    // The file is fetched again when the socket is back.
    await expect(thumbnails(socket)(await picture('jpeg'))).rejects.toThrow('ENOENT');
    rmSync(folder, { recursive: true });
  });

  it('that is a picture and a page at once gives a picture without the page', async () => {
    const polyglot = Buffer.concat([
      await picture('jpeg'),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const [file] = await received([{ name: 'both.jpg', content: polyglot, type: 'text/html' }]);
    const drawn = file?.thumbnail ?? expect.fail('no thumbnail');
    expect(drawn.toString('latin1')).not.toMatch(/script|where it was taken/u);
  });
});

it.each(['jpeg', 'png', 'webp'] as const)('a picture gets a small one: %s', async (format) => {
  const [file] = await received([{ name: `substation.${format}`, content: await picture(format) }]);
  const { width, height, format: drawnAs } = await sharp(file?.thumbnail ?? undefined).metadata();
  expect({ width, height, drawnAs }).toEqual({ width: 320, height: 160, drawnAs: 'webp' });
});

it('a file of our own reply that comes back by another way is not stored again', async () => {
  const { id, email, ids } = await room.addEnquiry();
  const own = `${randomUUID()}.reply@desk.company.example`;
  await room.rows.read(
    `insert into thread_mails (id, enquiry_id, direction, kind, message_id, subject, body, content_hash, at)
     values (gen_random_uuid(), $1, 'out', 'message', $2, '', '', '', now())`,
    id,
    own,
  );
  const files = [{ name: 'offer.pdf', content: 'ours' }];
  const copy = mailWith(ids.acknowledgement, email, files);
  await room.server.deliver(SALES, copy.replace(/^Message-ID: .+$/mu, `Message-ID: <${own}>`));
  await eventually(async () => {
    expect(await room.thread(id)).toHaveLength(2);
  });
  expect(await room.files(id)).toEqual([]);
});

it('without a scanner a file is kept as not scanned', async () => {
  await using other = await testInboundMail();
  other.open();
  const files = [
    { name: 'letter.pdf', content: '%PDF-1.7' },
    { name: 'a.exe', content: 'x' },
  ];
  const kept = await received(files, other);
  expect(kept.map(({ state }) => state)).toEqual(['not-scanned', 'program']);
});

it('a scanner that does not answer is waited for, an hour at most', async () => {
  await using other = await testInboundMail({ INTAKE_CLAMD_SOCKET: '/nowhere/clamd.sock' });
  other.open();
  const { id, email, ids } = await other.addEnquiry();
  const files = [{ name: 'letter.pdf', content: '%PDF-1.7' }];
  await other.server.deliver(SALES, mailWith(ids.acknowledgement, email, files));
  await eventually(async () => {
    const tried = 'select state from mail_files where next_attempt_at > now()';
    expect(await other.rows.read(tried)).toEqual([{ state: 'waiting' }]);
  });
  await other.rows.read(
    `update mail_files set since = now() - interval '2 hours', next_attempt_at = now()`,
  );
  expect((await settled(other, id, 1))[0]).toMatchObject({ state: 'not-scanned' });
});

it('killed while it scans a file, the process fetches it again when it is back', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'no-answer-'));
  const socket = path.join(folder, 'socket');
  // A scanner that takes the file and never answers, so that the process is killed in the middle.
  const mute = createServer((line) => line.on('error', () => undefined).resume()).listen(socket);
  const asked = once(mute, 'connection');
  await using other = await testInboundMail();
  const { id, email, ids } = await other.addEnquiry();
  const content = randomBytes(2 * MIB);
  await other.server.deliver(
    SALES,
    mailWith(ids.acknowledgement, email, [{ name: 'plan.dwg', content }]),
  );
  {
    const env = { ...other.env, INTAKE_CLAMD_SOCKET: socket };
    await using killed = await startProcess('inbound-mail', env);
    await asked;
    await killed.end('SIGKILL');
  }
  mute.close();
  rmSync(folder, { recursive: true });
  expect(await other.files(id)).toMatchObject([{ state: 'waiting', content: null }]);
  await using _back = await startProcess('inbound-mail', other.env);
  const [file] = await settled(other, id, 1);
  expect(file?.content?.equals(content)).toBe(true);
});
