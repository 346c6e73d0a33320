import { describe, expect, test } from 'vitest';
import { drawings, type Drawings } from '#reader/drawing-status.ts';
import { loadContent } from '#reader/load-content.ts';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { missingDrawings, unfinishedDrawings } from './drawings.ts';

const all = {
  stateOf: () => 'drawn',
  hasSmallDrawing: () => true,
} as const satisfies Drawings;

describe('drawings', () => {
  test('that all exist cause no finding', () => {
    expect(messagesOf(missingDrawings(all), {})).toEqual([]);
    expect(messagesOf(unfinishedDrawings(all), {})).toEqual([]);
  });

  test('that are missing are named with their file', () => {
    const without: Drawings = {
      ...all,
      stateOf: (slug, part) => (slug === 'atlas' && part !== 'mark' ? 'missing' : 'drawn'),
    };
    expect(messagesOf(missingDrawings(without), {})).toEqual([
      'content/services/atlas.yaml, drawings.hero: has no drawing. Draw AtlasHero in packages/drawings/src/services/atlas/AtlasHero and add the service to packages/drawings/src/registry.',
      'content/services/atlas.yaml, drawings.figure: has no drawing. Draw AtlasFigure in packages/drawings/src/services/atlas/AtlasFigure and add the service to packages/drawings/src/registry.',
    ]);
    expect(messagesOf(unfinishedDrawings(without), {})).toEqual([]);
  });

  test('a small drawing that an offer or a step names and does not have', () => {
    const without: Drawings = { ...all, hasSmallDrawing: (_, __, name) => name !== 'unknown' };
    const faults = {
      'services/birch.yaml': {
        'offer.items.1.mark': 'unknown',
        'process.steps.0.deliverable': 'unknown',
      },
    };
    expect(messagesOf(missingDrawings(without), faults)).toEqual([
      'content/services/birch.yaml, offer.items.1.mark: names the drawing “unknown”, which does not exist. Draw it in packages/drawings/src/services/birch/offer-marks.tsx and add its name to packages/drawings/src/registry/names, or leave the field empty.',
      'content/services/birch.yaml, process.steps.0.deliverable: names the drawing “unknown”, which does not exist. Draw it in packages/drawings/src/services/birch/deliverables.tsx and add its name to packages/drawings/src/registry/names, or leave the field empty.',
    ]);
    const empty = { 'services/birch.yaml': { 'offer.items.1.mark': undefined } };
    expect(messagesOf(unfinishedDrawings(all), empty)).toEqual([
      'content/services/birch.yaml, offer.items.1.mark: has no small drawing. Draw one in packages/drawings/src/services/birch/offer-marks.tsx and name it here.',
    ]);
  });

  test('a placeholder must not be published', () => {
    const sketch: Drawings = {
      ...all,
      stateOf: (slug, part) => (slug === 'atlas' && part === 'mark' ? 'unfinished' : 'drawn'),
    };
    expect(messagesOf(unfinishedDrawings(sketch), {})).toEqual([
      'content/services/atlas.yaml: shows a placeholder for its small mark. Draw it in packages/drawings/src/marks, under the name “atlas”.',
    ]);
    expect(messagesOf(missingDrawings(sketch), {})).toEqual([]);
  });

  test('are read from the project', () => {
    expect(missingDrawings(drawings())(loadContent())).toEqual([]);
    expect(drawings().stateOf('nobody', 'mark')).toBe('missing');
    expect(drawings().hasSmallDrawing('seo', 'offerMarks', 'nobody')).toBe(false);
  });
});
