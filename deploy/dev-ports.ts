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
  intake: 'the API',
  smtp: 'the mailbox, by SMTP',
  mails: 'the page of the mailbox',
  desk: 'the API of the desk',
  deskApp: 'the desk',
  signIn: 'the sign-in of the desk',
};

/** The port if it is free, where 0 means any port; undefined if another program listens on it. */
const listenOn = (host: string, port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      // Without IPv6 the machine has no such address, so the port is free.
      resolve(error.code === 'EADDRNOTAVAIL' ? port : undefined);
    });
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' ? address?.port : undefined);
      });
    });
  });

/** Checks IPv4 and IPv6, because some programs listen on only one of them. */
async function isFree(port: number): Promise<boolean> {
  const both = [await listenOn('127.0.0.1', port), await listenOn('::1', port)];
  return !both.includes(undefined);
}

/** A free port, for a program that must be given one. */
export const freePort = async (): Promise<number> => (await listenOn('127.0.0.1', 0)) ?? 0;

/** The output of a program; empty if it is not installed or fails. */
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

/** The usual ports, or the given one and those after it, so that the URLs are the same at every start. */
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
            'Stop it, or choose another port: npm run dev -- --port 4400',
        ],
  );
  return (await Promise.all(asked)).flat();
}
