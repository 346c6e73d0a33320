import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { ImapFlow } from 'imapflow';
import { createTransport } from 'nodemailer';
import { freePort } from './processes.ts';
import { eventually } from './service.ts';

export const PASSWORD = 'dovecot-in-tests';

/** A separate Dovecot on the loopback interface: IMAP to read, LMTP to deliver. Never the system's. */
export interface MailServer extends AsyncDisposable {
  readonly imapUrl: (user: string, password?: string) => string;
  /** Delivers a mail like another mail server, byte for byte. */
  deliver(to: string, letter: string | Buffer): Promise<void>;
  /** Puts a mail into a folder like a mail program. */
  fileIn(user: string, folder: string, letter: string | Buffer): Promise<void>;
  start(): Promise<void>;
  /** kill -9 of all of it. */
  kill(): Promise<void>;
  /** The folder of a user's mails. */
  readonly homeOf: (user: string) => string;
}

export interface MailServerSettings {
  /** Like 64k: more than that is refused. */
  readonly quota?: string;
}

// Debian's package creates these users; only root may switch to another user.
const isRoot = process.getuid?.() === 0;
const MAIL_UID = isRoot ? 8 : userInfo().uid;
const MAIL_GID = isRoot ? 8 : userInfo().gid;

function configOf(folder: string, imap: number, lmtp: number, quota: string | undefined): string {
  const own = isRoot
    ? ''
    : `default_internal_user = ${userInfo().username}\ndefault_login_user = ${userInfo().username}\n`;
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap lmtp
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain login
${own}first_valid_uid = 1
recipient_delimiter = +
mail_location = maildir:~/mail
mail_plugins = ${quota ? 'quota' : ''}
lmtp_save_to_detail_mailbox = no
lda_mailbox_autocreate = yes
hostname = mail.company.example
postmaster_address = postmaster@company.example
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${MAIL_UID} gid=${MAIL_GID} home=${folder}/home/%n allow_all_users=yes
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    special_use = \\Sent
    auto = create
  }
  mailbox Junk {
    special_use = \\Junk
    auto = create
  }
  mailbox Trash {
    special_use = \\Trash
    auto = create
  }
}
service imap-login {
  inet_listener imap {
    port = ${imap}
  }
  inet_listener imaps {
    port = 0
  }
}
service lmtp {
  inet_listener lmtp {
    port = ${lmtp}
  }
}
protocol imap {
  mail_plugins = ${quota ? 'quota imap_quota' : ''}
  mail_max_userip_connections = 100
}
plugin {
  quota = ${quota ? 'maildir:User quota' : ''}
  quota_rule = *:storage=${quota ?? '0'}
}
`;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });

export async function mailServer({ quota }: MailServerSettings = {}): Promise<MailServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'intake-dovecot-'));
  chmodSync(folder, 0o755);
  mkdirSync(path.join(folder, 'home'));
  chownSync(path.join(folder, 'home'), MAIL_UID, MAIL_GID);
  const [imap, lmtp] = [await freePort(), await freePort()];
  const config = path.join(folder, 'dovecot.conf');
  writeFileSync(config, configOf(folder, imap, lmtp, quota));
  let master: ChildProcess | undefined;

  async function start(): Promise<void> {
    // In its own process group, so that it can be killed with all its children.
    master = spawn('/usr/sbin/dovecot', ['-F', '-c', config], { detached: true, stdio: 'ignore' });
    await eventually(async () => {
      if (!(await answers(imap)) || !(await answers(lmtp))) throw new Error('No Dovecot yet.');
    });
  }

  async function kill(): Promise<void> {
    if (master?.pid === undefined || master.exitCode !== null || master.signalCode !== null) return;
    const gone = once(master, 'exit');
    process.kill(-master.pid, 'SIGKILL');
    await gone;
  }

  await start();
  const transport = createTransport({ host: '127.0.0.1', port: lmtp, lmtp: true, pool: true });
  return {
    imapUrl: (user, password = PASSWORD) =>
      `imap://${encodeURIComponent(user)}:${password}@127.0.0.1:${imap}`,
    async deliver(to, letter) {
      await transport.sendMail({ envelope: { from: 'x@elsewhere.example', to }, raw: letter });
    },
    async fileIn(user, folder, letter) {
      const client = new ImapFlow({
        host: '127.0.0.1',
        port: imap,
        auth: { user, pass: PASSWORD },
        logger: false,
      });
      await client.connect();
      await client.append(folder, Buffer.from(letter), ['\\Seen']);
      await client.logout();
    },
    start,
    kill,
    homeOf: (user) => path.join(folder, 'home', user.split('@')[0] ?? ''),
    async [Symbol.asyncDispose]() {
      transport.close();
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
