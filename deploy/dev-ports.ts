import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';

export interface Ports {
  readonly site: number;
  readonly intake: number;
  readonly smtp: number;
  readonly mails: number;
  readonly desk: number;
  readonly deskApp: number;
  readonly signIn: number;
}

const usual: Ports = {
  site: 4321,
  intake: 8080,
  smtp: 1025,
  mails: 8025,
  desk: 8090,
  deskApp: 5174,
  signIn: 8091,
};
const names: Readonly<Record<keyof Ports, string>> = {
  site: 'the site',
  intake: 'the intake',
  smtp: 'the mailbox, by SMTP',
  mails: 'the mailbox, to read',
  desk: 'the service of the desk',
  deskApp: 'the desk',
  signIn: 'the sign-in of the desk',
};

/** The port that could be listened on, 0 being any; undefined where another program does. */
const listenOn = (host: string, port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 has no such address, so its port is not in use.
      resolve(error.code === 'EADDRNOTAVAIL' ? port : undefined);
    });
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' ? address?.port : undefined);
      });
    });
  });

/** Some programs listen on one of the two only. */
async function isFree(port: number): Promise<boolean> {
  const both = [await listenOn('127.0.0.1', port), await listenOn('::1', port)];
  return !both.includes(undefined);
}

/** A free port, for a program that must be given one. */
export const freePort = async (): Promise<number> => (await listenOn('127.0.0.1', 0)) ?? 0;

/** What a program prints; nothing where it is not installed or has nothing to say. */
function printed(program: string, ...args: readonly string[]): string {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

function holderOf(port: number): string {
  const [, pid] = /\bpid=(\d+)/.exec(printed('ss', '-Hltnp', `sport = :${port}`)) ?? [];
  if (pid === undefined) return 'another program';
  return `“${printed('ps', '-o', 'args=', '-p', pid).trim().slice(0, 80)}” (process ${pid})`;
}

/** The usual ports; with another one for the site, the ones after it, so that addresses stay the same at every start. */
export function choosePorts(site: number | undefined): Ports {
  if (site === undefined) return usual;
  return {
    site,
    deskApp: site + 1,
    mails: site + 2,
    smtp: site + 3,
    intake: site + 4,
    desk: site + 5,
    signIn: site + 6,
  };
}

/** A sentence for each port that another program uses. */
export async function takenPorts(ports: Ports): Promise<string[]> {
  const parts = Object.keys(names) as (keyof Ports)[];
  const asked = parts.map(async (part) =>
    (await isFree(ports[part]))
      ? []
      : [
          `Port ${ports[part]}, for ${names[part]}, is taken by ${holderOf(ports[part])}. ` +
            'End that, or choose another port for this one: npm run dev -- --port 4400',
        ],
  );
  return (await Promise.all(asked)).flat();
}
