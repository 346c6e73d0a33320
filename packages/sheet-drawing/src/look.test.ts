import { expect, test } from 'vitest';
import styles from '@studio/drawings/line/line.module.css?raw';
import { dashes, pathLook, plain, weights, wordLook } from './look.ts';
import { stroke, word } from './ink.ts';

const rule = (name: string): string =>
  new RegExp(`\\.${name} \\{([^}]*)\\}`, 'u').exec(styles)?.[1] ?? '';

test('files and canvases use the line weights of the drawings', () => {
  expect(rule('drawing')).toContain(`stroke-width: ${weights.object};`);
  expect(rule('thin')).toContain(`stroke-width: ${weights.thin};`);
  expect(rule('path')).toContain(`stroke-width: ${weights.path};`);
});

test('files and canvases use the dashes of the drawings', () => {
  for (const [name, dash] of Object.entries(dashes))
    expect(rule(name)).toContain(`stroke-dasharray: ${dash.join(' ')};`);
});

test('a line uses the given palette', () => {
  expect(pathLook(stroke('M0 0h1', { tone: 'soft', dash: 'dotted' }), plain)).toEqual({
    stroke: plain.soft,
    width: 1.3,
    dash: [2, 4],
  });
});

test('the first letter decides whether text runs from right to left', () => {
  const look = { face: 'prose', size: 12 } as const;
  expect(wordLook(word(0, 0, '… إدارة of it', look), plain).isFromRight).toBe(true);
  expect(wordLook(word(0, 0, 'the إدارة', look), plain).isFromRight).toBe(false);
});
