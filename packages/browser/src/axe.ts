import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The small file: each tested page compiles it again, and the readable one takes three times as long. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The rules whose answer hangs on colors. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** Parts of the page to look at; all of it where none is named. */
  readonly within?: readonly string[] | undefined;
  /** Rules to look by; all that axe has switched on, and the size of targets, where none is named. */
  readonly rules?: readonly string[] | undefined;
}

/**
 * What axe holds against the page as it looks now: each rule that is broken, where, and why. One page may be
 * looked at again and again, in other widths and schemes. Frames of other hosts would not be seen; there are none.
 */
export async function axeFaults(page: Page, { within, rules }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => typeof window.axe?.run === 'function')))
    await page.evaluate(source);
  return page.evaluate(
    async ([include, values]) => {
      const found = await window.axe?.run(include ? { include: [...include] } : document, {
        resultTypes: ['violations'],
        rules: { 'target-size': { enabled: true } },
        ...(values && { runOnly: { type: 'rule', values: [...values] } }),
      });
      if (!found) throw new Error('axe is not in the page.');
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary = '' }) =>
            `${id}: ${target.join(' ')}. ${failureSummary.replace(/\s+/g, ' ')}`,
        ),
      );
    },
    [within, rules] as const,
  );
}
