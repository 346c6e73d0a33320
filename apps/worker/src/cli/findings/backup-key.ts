import { stat } from 'node:fs/promises';
import { bad, type Finding } from './finding.ts';

/** Where deploy/single-host/prepare.sh writes the private key, until the operator moves it away. */
const KEY = '/etc/studio/backup-key';

/** Backups are encrypted so that an attacker on this machine cannot read them; their key must not be on it. */
export async function keyFindings(key = KEY): Promise<Finding[]> {
  const isHere = await stat(key).then(
    () => true,
    () => false,
  );
  return isHere
    ? [
        bad(
          'key of the backups',
          `The private key of the backups is on this machine. Move ${key} to two places that outlive it: with the key, an attacker who takes over the machine can read every backup.`,
        ),
      ]
    : [];
}
