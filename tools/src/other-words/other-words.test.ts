import { expect, test } from 'vitest';
import { inOtherWords } from './other-words.ts';

test('every text changes; names of files, addresses and references stay', () => {
  const file = `# Why.
title: Search Engine Optimization
tagline: Grow Online
icon: siReact
services: [ui-ux]
domain: https://www.works.example
text: Over 42% [claim:share], see [the page](service:seo) on WCAG 2.2, within one working day.
`;
  expect(inOtherWords(file)).toBe(`# Why.
title: Sierch Ingoni Uptomozetoun
tagline: Gruw Unloni.
icon: siReact
services: [ ui-ux ]
domain: https://www.works.example
text: Over 44% [claim:share], sii [thi pegi](service:seo) un WCAG 2.2, wothon one working day.
`);
});
