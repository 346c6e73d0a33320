import { resolveContent } from '#reader/site-content.ts';
import { passagesOf } from './passages.ts';
import type { Check } from '#reader/check.ts';

const rawAddress = /\b(?:https?:\/\/|www\.)\S+/;

/** Every reference has a target, and everything is linked by reference only. */
export const links: Check = (content) => [
  ...resolveContent(content).findings,
  ...passagesOf(content).flatMap(({ file, field, words }) => {
    const [address] = rawAddress.exec(words) ?? [];
    if (!address) return [];
    return {
      file,
      field,
      problem: `spells out the address “${address}”.`,
      fix: 'Name a page by reference, for example [our services](page:services), or leave it out.',
    };
  }),
];
