import type { Program } from './programs.ts';

/** `studio-etcd.service` and so on: names that differ from the units of Debian's packages. */
export const unitName = ({ name }: Program): string => `studio-${name}.service`;

export function systemdUnit(program: Program): string {
  const { what, command, user, writes } = program;
  return `[Unit]
Description=${what}
Wants=network-online.target
After=network-online.target time-sync.target

[Service]
User=${user}
ExecStart=${command.join(' ')}
Restart=always
RestartSec=1
# Patroni stops PostgreSQL itself and needs time for a clean stop.
KillMode=mixed
TimeoutStopSec=60
LimitNOFILE=65536
NoNewPrivileges=yes
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
${writes.map((folder) => `ReadWritePaths=${folder}\n`).join('')}
[Install]
WantedBy=multi-user.target
`;
}
