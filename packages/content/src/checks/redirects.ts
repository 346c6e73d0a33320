import { resolveContent } from '#reader/site-content.ts';
import { offPaths } from '#reader/extras.ts';
import type { Finding } from '#reader/finding.ts';
import { sitePages } from '#routes/site-pages.ts';
import type { Check } from '#reader/check.ts';

const file = 'redirects.yaml';

/** Every path that was ever released is a page, redirects to one, or is a page that is off. */
export const redirects =
  (released: readonly string[], today: Date): Check =>
  (content) => {
    const pages = sitePages(resolveContent(content).siteContent, today).map(({ path }) => path);
    const off = offPaths(content.extras.value);
    const old = content.redirects.value.map(({ from }) => from);
    return [
      ...released.filter((path) => ![...pages, ...old, ...off].includes(path)).map(lost),
      ...old.flatMap((from, i) => {
        if (pages.includes(from)) return hidden(i);
        return old.indexOf(from) === i ? [] : repeated(from, i);
      }),
    ];
  };

const lost = (path: string): Finding => ({
  file,
  field: '',
  problem: `has no entry for “${path}”, which was released once and is no page now.`,
  fix: 'Enter the page that took its place and why, or give the page its old file name back.',
});

const hidden = (i: number): Finding => ({
  file,
  field: `${i}.from`,
  problem: 'is the address of a page, which could not be reached any more.',
  fix: 'Remove this entry, or rename the page.',
});

const repeated = (from: string, i: number): Finding => ({
  file,
  field: `${i}.from`,
  problem: `leads “${from}” away a second time.`,
  fix: 'Remove one of the two.',
});
