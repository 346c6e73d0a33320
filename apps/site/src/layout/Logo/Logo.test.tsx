import type { Company } from '@studio/content/schema/company.schema.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Logo } from './Logo.tsx';

test.each([
  ['Acme Software Works', 'Acme Software', 'Acme Software ', 'Works'],
  ['Acme Software Works', 'ASW', 'Acme Software Works ', ''],
])('in %s, the short name %s is emphasized', (name, shortName, strong, rest) => {
  const company = { name, shortName } as Company;
  const shown = renderToStaticMarkup(
    <Logo company={company} logo={{ viewBox: '0 0 1 1', shapes: '' }} />,
  );
  expect(shown).toMatch(new RegExp(`<span>${strong}<span[^>]*>${rest}</span></span></a>$`, 'u'));
});
