import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from '#editions/run-command.ts';
import { siteBuilder, type Builder } from '#editions/site-builder.ts';

const project = join(import.meta.dirname, '../../../..');

/**
 * Draws a plain page for each file of content, in a separate process as the real build does. The real build takes half
 * a minute, and these tests check only the order of the steps.
 */
export function quickBuilder({ pauseMs = 0, checks = false } = {}): Builder {
  const real = siteBuilder(project);
  return {
    release: () => Promise.resolve('quick'),
    check: (content) => (checks ? real.check(content) : Promise.resolve([])),
    duties: (content, today) => (checks ? real.duties(content, today) : Promise.resolve([])),
    async draw(work, onPage) {
      let pages = 0;
      const program = join(import.meta.dirname, 'draw-pages.ts');
      const { status, errorOutput } = await runCommand(
        [process.execPath, program, work, String(pauseMs)],
        {
          cwd: project,
          onLine: () => {
            onPage((pages += 1));
          },
        },
      );
      if (status !== 0) throw new Error(errorOutput);
    },
    async pack() {
      await wait(pauseMs * 20);
    },
  };
}
