import { visitsWatch } from '@studio/enquiries/alarms/visits-watch.ts';
import { HEARTBEAT_SECONDS } from '@studio/enquiries/alarms/heartbeat.store.ts';
import type { Db } from '@studio/enquiries/database/db.ts';
import type { Log } from '@studio/platform/log.ts';
import type { Repeater } from '@studio/platform/repeat.ts';
import { certificateWatch } from './certificate-watch.ts';
import { editionWatch } from './edition-watch.ts';

const CERTIFICATE_SECONDS = 3_600;

interface Outside {
  readonly siteOrigin: string;
  /** The folder of all editions; undefined if the content comes from the release. */
  readonly editions: string | undefined;
}

/** Watches what cannot report its own failure: the certificate, the visit counter and editions. */
export function watchComponents(
  db: Db,
  { siteOrigin, editions }: Outside,
  { every }: Repeater,
  log: Log,
): void {
  const lookAtCertificate = certificateWatch(db, siteOrigin);
  const errorMessage = 'checking the certificate failed';
  every(CERTIFICATE_SECONDS, errorMessage, lookAtCertificate);
  // Also checked at start: an hour is long if it has expired.
  void lookAtCertificate().catch((error: unknown) => {
    log.warn({ err: error }, errorMessage);
  });
  every(HEARTBEAT_SECONDS, 'checking the visit counter failed', visitsWatch(db));
  if (editions !== undefined) {
    every(HEARTBEAT_SECONDS, 'checking editions failed', editionWatch(db, editions));
  }
}
