import type { Log } from './log.ts';

export interface Repeater {
  /** Runs the task at this interval. If a run takes longer, the next one waits for it. */
  readonly every: (seconds: number, errorMessage: string, task: () => Promise<void>) => void;
  readonly stop: () => void;
}

/** Uses this process's timers, because PostgreSQL's clock may be set back. */
export function repeater(log: Log): Repeater {
  const timers: NodeJS.Timeout[] = [];
  return {
    every(seconds, errorMessage, task) {
      let running = false;
      const turn = async (): Promise<void> => {
        if (running) return;
        running = true;
        try {
          await task();
        } catch (error) {
          log.warn({ err: error }, errorMessage);
        } finally {
          running = false;
        }
      };
      timers.push(setInterval(() => void turn(), seconds * 1_000));
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
