import type { Program } from './programs.ts';

/** Folders of the machine, mounted in a container at the same path. */
export interface Mounts {
  readonly read: readonly string[];
  readonly write: readonly string[];
}

/** The same programs in containers. They use the machine's network, because members have the machines' addresses. */
export function composeFile(programs: readonly Program[], { read, write }: Mounts): string {
  const volumes = (folders: readonly string[]) =>
    [
      ...folders.map((folder) => `'${folder}:${folder}'`),
      ...read.map((at) => `'${at}:${at}:ro'`),
    ].join(', ');
  const services = programs.map(
    ({ name, what, command, user, writes }) => `  # ${what}
  ${name}:
    image: localhost/studio-machine:current
    build: { context: ../.., dockerfile: deploy/cluster/Containerfile }
    command: [${command.join(', ')}]
    user: ${user}
    network_mode: host
    read_only: true
    cap_drop: [ALL]
    security_opt: [no-new-privileges]
    tmpfs: [/tmp]
    shm_size: 256m
    restart: unless-stopped
    stop_grace_period: 60s
    volumes: [${volumes(write.filter((folder) => writes.includes(folder)))}]
`,
  );
  return `name: studio-machine
services:
${services.join('\n')}`;
}
