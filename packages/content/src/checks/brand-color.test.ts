import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { brandColor } from './brand-color.ts';

const check = (color: string) =>
  messagesOf(brandColor, { 'company.yaml': { 'brand.color': color } });

test('R52 the first brand’s blue is readable with text', () => {
  expect(check('#0d6ed6')).toEqual([]);
});

test('a color too light for text, and the nearest one that is not', () => {
  const [said = ''] = check('#2fa84f');
  expect(said).toMatch(
    /^content\/company\.yaml, brand\.color: White text on #2fa84f has a contrast of 3\.0 to 1, and needs 4\.5\. Choose a darker color; of the same hue, (#[0-9a-f]{6}) is the lightest that will do\.$/,
  );
  const [nearest = ''] = /#[0-9a-f]{6}(?= is)/.exec(said) ?? [];
  expect(wcagContrast(nearest, '#fff')).toBeGreaterThanOrEqual(4.5);
  expect(wcagContrast(nearest, '#fff')).toBeLessThan(4.7);
});
