import { expect, test } from 'vitest';
import { allExtras } from '#reader/test-content/all-extras.ts';
import { contentWith } from '#reader/test-content/content-with.ts';
import { buildSiteContent } from '#reader/site-content.ts';
import { mainMenu } from './main-menu.ts';

test('R49 menu items have id, name and link; services has the groups', () => {
  const menu = (termsOfWork: boolean) =>
    mainMenu(buildSiteContent(contentWith({ 'extras.yaml': { ...allExtras, termsOfWork } })));
  const named = (termsOfWork: boolean) =>
    menu(termsOfWork).map(({ id, name, href }) => [id, name, href]);
  const specified = [
    ['services', 'Services', '/services'],
    ['work', 'Work', '/work'],
    ['careers', 'Careers', '/careers'],
    ['about', 'About', '/about'],
  ];
  expect(named(false)).toEqual(specified);
  expect(named(true)).toEqual([...specified, ['terms-of-work', 'What it costs', '/terms-of-work']]);
  const [services, ...others] = menu(true);
  expect(services?.groups).toHaveLength(5);
  for (const { groups } of others) expect(groups).toBeUndefined();
});
