import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The minified file: each tested page compiles it again, and the readable one takes three times as long. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The rules whose result depends on colors. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** The parts of the page to check; all of it if omitted. */
  readonly within?: readonly string[] | undefined;
  /** The rules to check; if omitted, axe's defaults and target sizes. */
  readonly rules?: readonly string[] | undefined;
}

/**
 * The rules that the page breaks according to axe, with the place and the reason. A page may be checked several
 * times, at other widths and color schemes. Frames of other hosts would not be checked; there are none.
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
