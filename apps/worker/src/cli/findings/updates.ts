import { stat } from 'node:fs/promises';
import path from 'node:path';
import { bad, fine, formatDuration, type Finding } from './finding.ts';

const WITHIN_SECONDS = 4 * 86_400;
const SUBJECT = 'security updates';

/**
 * Whether Debian's security updates are installed each day, on a box: elsewhere the machine is not ours. apt writes a
 * stamp when it has fetched the lists and one when unattended-upgrades has succeeded.
 */
export async function updateFindings(root = '/'): Promise<Finding[]> {
  const ageOf = async (file: string): Promise<number | undefined> => {
    const found = await stat(path.join(root, file)).catch(() => undefined);
    return found && Math.max(0, (Date.now() - found.mtimeMs) / 1_000);
  };
  const installed = await ageOf('etc/studio/site.env');
  if (installed === undefined) return [];
  if ((await ageOf('usr/bin/unattended-upgrade')) === undefined)
    return [
      bad(
        SUBJECT,
        "Debian's security updates are not installed: run apt-get install unattended-upgrades, then deploy/install.sh again.",
      ),
    ];
  const ages = await Promise.all(
    ['update-stamp', 'upgrade-stamp'].map((stamp) => ageOf(`var/lib/apt/periodic/${stamp}`)),
  );
  const age = Math.max(...ages.map((each) => Math.min(each ?? Infinity, installed)));
  const restart = await ageOf('run/reboot-required');
  return [
    age > WITHIN_SECONDS
      ? bad(
          SUBJECT,
          `Debian's security updates were last installed ${formatDuration(age)} ago. journalctl -u apt-daily -u apt-daily-upgrade and /var/log/unattended-upgrades say why.`,
        )
      : fine(`Debian's security updates were checked ${formatDuration(age)} ago.`),
    ...(restart !== undefined && restart > WITHIN_SECONDS
      ? [
          bad(
            'restart',
            `Security updates have waited for a restart of this machine for ${formatDuration(restart)}. Run systemctl reboot; everything starts again by itself.`,
          ),
        ]
      : []),
  ];
}
