import { expect, test, vi } from 'vitest';
import { blank } from '@studio/sheet/answers.ts';
import { drawSheet } from './draw-sheet.ts';
import { plain } from './look.ts';
import { paintSheet, type Canvas } from './paint-sheet.ts';

test('every mark is painted, in order, and every word as text', () => {
  vi.stubGlobal('Path2D', vi.fn());
  const done: string[] = [];
  const fromRight: string[] = [];
  const canvas = {
    direction: 'ltr',
    fill: () => done.push('path'),
    stroke: () => done.push('path'),
    setLineDash: () => undefined,
    fillText(text: string) {
      done.push(text);
      if (this.direction === 'rtl') fromRight.push(text);
    },
  };
  const drawing = drawSheet({
    answers: { ...blank, project: 'إدارة' },
    advice: { services: [], asks: [] },
    format: 'lying',
    company: { name: 'A Company', address: 'company.example' },
  });
  paintSheet(drawing, plain, canvas as unknown as Canvas);
  const words = drawing.parts.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'word' ? [mark.text] : [])),
  );
  expect(done.filter((one) => one !== 'path')).toEqual(words);
  expect(done[0]).toBe('path');
  expect(fromRight).toEqual(['إدارة']);
  vi.unstubAllGlobals();
});
