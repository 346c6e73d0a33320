import { expect, test } from 'vitest';
import { namesIn, withClassNames } from './class-selectors.ts';

const css = `/* .gone { } */
@layer ui {
  .card:hover > .title, :is(.wide, h2) { width: 1.5em; content: '.text'; }
  @media print { .card { .inner & { top: 0; } } }
  :global(.on-blue) .card { background: url(a.svg); }
  @keyframes appear { 12.5% { opacity: 0; } }
}`;

test('classes are found wherever a selector has them, and nowhere else', () => {
  expect([...namesIn(css).classes]).toEqual(['card', 'title', 'wide', 'inner']);
});

test('borrowed classes and animations are distinguished', () => {
  const { borrowed, animations } = namesIn(css);
  expect([...borrowed]).toEqual(['on-blue']);
  expect([...animations]).toEqual(['appear']);
});

test('a selector with other names', () => {
  const short = withClassNames('.card.wide > h2:not(.card)', (name) => name.slice(0, 1));
  expect(short).toBe('.c.w > h2:not(.c)');
});
