import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { altText, brandColor, technologyIcons } from './pictures.ts';

describe('alternative texts', () => {
  const hero = (text: string) =>
    messagesOf(altText, { 'services/atlas.yaml': { 'drawings.hero': text } });
  const place = 'content/services/atlas.yaml, drawings.hero:';

  test('a sentence that describes the picture', () => {
    expect(hero('Drawing of two shores and the order of crossing.')).toEqual([]);
  });

  test('too short', () => {
    expect(hero('Two shores and a boat.')).toEqual([
      `${place} is too short to replace the picture. Say in 30 characters or more what the picture shows.`,
    ]);
  });

  test.each(['Image of', 'Picture of'])('%s', (opening) => {
    expect(hero(`${opening} two shores and the order of crossing.`)).toEqual([
      `${place} begins by saying that it is a picture, which a screen reader says already. Begin with what it shows.`,
    ]);
  });

  test('a cover without a full stop', () => {
    const faults = {
      'projects/fir.yaml': { coverText: 'A screen with a list and a map beside it' },
    };
    expect(messagesOf(altText, faults)).toEqual([
      'content/projects/fir.yaml, coverText: does not end with a full stop. Make it a whole sentence, ' +
        'so that it is read with a pause after it.',
    ]);
  });

  test('a drawing of a case that says too little', () => {
    const step = { text: 'It was slow.', drawing: 'A slow thing.' };
    const steps = { before: step, decision: { text: 'One list.' }, after: { text: 'It is fast.' } };
    expect(
      messagesOf(altText, { 'projects/fir.yaml': { case: { sample: false, steps } } }),
    ).toEqual([
      'content/projects/fir.yaml, case.steps.before.drawing: is too short to replace the picture. ' +
        'Say in 30 characters or more what the picture shows.',
    ]);
  });
});

describe('technology icons', () => {
  test('a mark simple-icons has, and a name without a mark', () => {
    expect(messagesOf(technologyIcons, {})).toEqual([]);
  });

  test('an icon that does not exist', () => {
    expect(messagesOf(technologyIcons, { 'technologies.yaml': { 'git.icon': 'siGiit' } })).toEqual([
      'content/technologies.yaml, git.icon: names the mark “siGiit”, which simple-icons does not have. ' +
        'Correct it, or remove the line and the name is set in type.',
    ]);
  });
});

describe('brand color', () => {
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
});
