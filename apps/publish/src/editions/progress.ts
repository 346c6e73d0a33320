import type { Progress, RefusalFinding, StepName } from '@studio/contract/publishing';
import type { EditionFolder } from './edition-folder.ts';

export const secondsSince = (began: number): number =>
  Math.round((performance.now() - began) / 100) / 10;

/** Records how far an edition is, for the screens of all users. */
export function progressOf(editions: EditionFolder, number: number, by: string) {
  let progress: Progress = {
    ...{ number, by, beganAt: new Date().toISOString(), state: 'running', step: 'take' },
    ...{ detail: '', took: {}, findings: [], problem: '' },
  };
  let stepBegan = performance.now();
  let last: Promise<void> = Promise.resolve();
  /** Writes in order, each state before the next, also after a state that could not be written. */
  const write = (changed: Progress): Promise<void> => {
    progress = changed;
    last = last.catch(() => undefined).then(() => editions.writeProgress(changed));
    return last;
  };
  const withTime = (): Progress['took'] => ({
    ...progress.took,
    [progress.step]: secondsSince(stepBegan),
  });
  return {
    async begin(step: StepName): Promise<void> {
      const took = step === 'take' ? {} : withTime();
      stepBegan = performance.now();
      await write({ ...progress, step, took, detail: '' });
    },
    detail(detail: string): void {
      // A lost page count harms nothing. A step that cannot be written fails the edition.
      write({ ...progress, detail }).catch(() => undefined);
    },
    end: (
      state: 'live' | 'refused' | 'failed',
      problem: string,
      findings: readonly RefusalFinding[] = [],
    ): Promise<void> => write({ ...progress, state, problem, findings, took: withTime() }),
  };
}
