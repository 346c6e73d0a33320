import { expect, test } from 'vitest';
import { markdownOf } from './markdown-of.ts';

const about = {
  address: 'https://works.example/work',
  summary: 'What we made.',
  changed: undefined,
};
const told = (main: string): string =>
  markdownOf(`<body><nav>Menu</nav><main><h1>Work</h1>${main}</main></body>`, about);
const start = '# Work\n\n> What we made.\n\n- Page: https://works.example/work\n';

test('the heading, the summary, the address and the day come first', () => {
  expect(told('<p>One.</p>')).toBe(`${start}\nOne.\n`);
  expect(markdownOf('<main><p>Before</p><h1>Work</h1><p>One.</p></main>', about)).toBe(
    `${start}\nBefore\n\nOne.\n`,
  );
  expect(markdownOf('<main><h1>W</h1></main>', { ...about, changed: '2026-11-15' })).toContain(
    '\n- Last changed: 2026-11-15\n',
  );
});

test('links lead back to the site from wherever the text is read', () => {
  expect(told('<p><a href="/contact">Write</a><a href="#one">One</a></p>')).toContain(
    '[Write](https://works.example/contact) [One](https://works.example/work#one)',
  );
});

test('lines, controls, menus and what is hidden are left out', () => {
  const unread =
    '<svg><text>a</text></svg><nav>b</nav><button>c</button><p hidden>d</p><img src="e.svg" alt="">' +
    '<p aria-hidden="true">f</p><form><label>g</label></form><div class="screen-only">h</div>';
  expect(told(unread)).toBe(start);
});

test('a drawing becomes its description, once', () => {
  const drawing = '<svg role="img" aria-label="Two gears &amp; a belt."><path d="M0 0"/></svg>';
  expect(told(`<figure>${drawing}${drawing}</figure>`)).toBe(
    `${start}\nDrawing: Two gears & a belt.\n`,
  );
});

test('terms become items, headed items chapters, marks stay marks', () => {
  expect(told('<dl><div><dt>Price</dt><dd>None.</dd></div><dt>Team</dt><dd>Two.</dd></dl>')).toBe(
    `${start}\n- Price: None.\n- Team: Two.\n`,
  );
  expect(told('<ul><li><h3>A</h3><p>*b*</p></li></ul>')).toBe(`${start}\n### A\n\n\\*b\\*\n`);
});

test('what a table is about is above it', () => {
  const rows = '<thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>';
  const table = '\n| A |\n| - |\n| 1 |\n';
  expect(told(`<table><caption><h3>Access</h3></caption>${rows}`)).toBe(
    `${start}\n### Access\n${table}`,
  );
  expect(told(`<table><caption>Of letters</caption>${rows}`)).toBe(
    `${start}\nOf letters\n${table}`,
  );
});
