import type { Health } from '@studio/contract/desk/health';
import { useMinute, useOffice } from '#parts/office.ts';
import { probeSentence } from './health-text.ts';
import styles from './HealthScreen.module.css';

/** The drawing's height; longer times are cut off there. */
const TALLEST_MS = 60_000;

/** Test enquiries of the last day, and how long each took to arrive. */
export function FormChecks({ health }: { readonly health: Health }) {
  const { zone } = useOffice();
  const now = useMinute();
  return (
    <section className={styles['part']} aria-labelledby="probes">
      <h2 id="probes">Form check</h2>
      <p>{probeSentence(health, now, zone)}</p>
      {health.probes.length > 0 && (
        <div className={styles['probes']} aria-hidden="true">
          {health.probes.map(({ at, tookMs }) => (
            <i
              key={at}
              className={tookMs === null ? styles['lost'] : undefined}
              style={{
                blockSize: `${Math.max(4, Math.min(1, (tookMs ?? TALLEST_MS) / TALLEST_MS) * 100)}%`,
              }}
            />
          ))}
        </div>
      )}
    </section>
  );
}
