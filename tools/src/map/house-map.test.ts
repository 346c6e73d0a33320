import { expect, test } from 'vitest';
import { rooms, wallOf } from '#house/checks/walls.ts';
import { houseMap, stepsFrom, withMap } from './house-map.ts';

test('a room that another one leads to has no arrow of its own', () => {
  expect(wallOf('checks').may).toContain('catalogue');
  expect(stepsFrom('checks')).toEqual(['page map']);
});

test('every room stands on the map, and those of a workspace in its frame', () => {
  for (const room of rooms) expect(houseMap()).toContain(`["${room}"]`);
  expect(houseMap()).toContain('subgraph intake-rooms["intake"]');
});

test('the map takes the place of an earlier one and touches nothing else', () => {
  const page = (map: string): string => `# A\n\n<!-- map: npm run map -->\n\n${map}\n\nEnd.\n`;
  expect(withMap(page('```mermaid\nold\n```'))).toBe(page(houseMap()));
});

test('a document without a place for it is told so', () => {
  expect(() => withMap('# A')).toThrow('has no place for the map');
});
