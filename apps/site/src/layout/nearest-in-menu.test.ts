import { expect, test } from 'vitest';
import { nearestInMenu } from './nearest-in-menu.ts';

const link = (slug: string) => ({ slug, name: slug, href: `/services/${slug}` });
const groups = [{ id: 'design', name: 'Design', plane: 0, services: [link('seo')] }];
const menu = [
  { id: 'services', name: 'Services', href: '/services', groups },
  { id: 'work', name: 'Work', href: '/work' },
] as unknown as Parameters<typeof nearestInMenu>[0];

test.each([
  ['/services/seo', '/services/seo'],
  ['/services', '/services'],
  ['/work/atlas', '/work/'],
  ['/workshop', '/'],
  ['/contact', '/'],
])('the menu marks the same item on %s as on %s', (path, near) => {
  expect(nearestInMenu(menu, path)).toBe(near);
});
