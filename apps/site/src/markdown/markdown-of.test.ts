import { expect, test } from 'vitest';
import { markdownOf } from './markdown-of.ts';

const about = {
  address: 'https://works.example/work',
  summary: 'What we made.',
  changed: undefined,
};
const markdown = (main: string): string =>
  markdownOf(`<body><nav>Menu</nav><main><h1>Work</h1>${main}</main></body>`, about);
const start = '# Work\n\n> What we made.\n\n- Page: https://works.example/work\n';

test('starts with the heading, the summary, the URL and the day of the last change', () => {
  expect(markdown('<p>One.</p>')).toBe(`${start}\nOne.\n`);
  expect(markdownOf('<main><p>Before</p><h1>Work</h1><p>One.</p></main>', about)).toBe(
    `${start}\nBefore\n\nOne.\n`,
  );
  expect(markdownOf('<main><h1>W</h1></main>', { ...about, changed: '2026-11-15' })).toContain(
    '\n- Last changed: 2026-11-15\n',
  );
});

test('links are absolute', () => {
  expect(markdown('<p><a href="/contact">Write</a><a href="#one">One</a></p>')).toContain(
    '[Write](https://works.example/contact) [One](https://works.example/work#one)',
  );
});

test('drawings’ lines, controls, menus and hidden elements are left out', () => {
  const unread =
    '<svg><text>a</text></svg><nav>b</nav><button>c</button><p hidden>d</p><img src="e.svg" alt="">' +
    '<p aria-hidden="true">f</p><form><label>g</label></form><div class="screen-only">h</div>';
  expect(markdown(unread)).toBe(start);
});

test('a drawing becomes its description, once', () => {
  const drawing = '<svg role="img" aria-label="Two gears &amp; a belt."><path d="M0 0"/></svg>';
  expect(markdown(`<figure>${drawing}${drawing}</figure>`)).toBe(
    `${start}\nDrawing: Two gears & a belt.\n`,
  );
});

test('terms become list items, items with headings become sections, special characters are escaped', () => {
  expect(
    markdown('<dl><div><dt>Price</dt><dd>None.</dd></div><dt>Team</dt><dd>Two.</dd></dl>'),
  ).toBe(`${start}\n- Price: None.\n- Team: Two.\n`);
  expect(markdown('<ul><li><h3>A</h3><p>*b*</p></li></ul>')).toBe(`${start}\n### A\n\n\\*b\\*\n`);
});

test('a table’s caption is above it', () => {
  const rows = '<thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>';
  const table = '\n| A |\n| - |\n| 1 |\n';
  expect(markdown(`<table><caption><h3>Access</h3></caption>${rows}`)).toBe(
    `${start}\n### Access\n${table}`,
  );
  expect(markdown(`<table><caption>Of letters</caption>${rows}`)).toBe(
    `${start}\nOf letters\n${table}`,
  );
});
