import { responseTargetOf } from '@studio/contract/response-target';
import type { WorkingHours } from '@studio/contract/working-hours';
import { HOUR_MS } from '@studio/contract/working-time';
import type { Office } from './office.ts';

const MINUTE_MS = 60_000;

/** One clock for everything on the screen; it pauses while the page is hidden. */
export function createOffice(hours: WorkingHours, aheadMs: number): Office {
  const now = () => new Date(Date.now() + aheadMs);
  const listeners = new Set<() => void>();
  let shown = now();
  let next: ReturnType<typeof setTimeout> | undefined;

  function tick(): void {
    shown = now();
    for (const listener of listeners) listener();
    wait();
  }
  function wait(): void {
    next = setTimeout(tick, MINUTE_MS - (now().getTime() % MINUTE_MS) + 20);
  }

  return {
    zone: hours.zone,
    responseTarget: responseTargetOf(hours),
    targetMs: hours.promise * HOUR_MS,
    now,
    subscribe(listener) {
      if (listeners.size === 0) {
        shown = now();
        wait();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearTimeout(next);
      };
    },
    minute: () => shown,
  };
}
