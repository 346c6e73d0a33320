import { expect, test } from 'vitest';
import { replyHtml } from './reply-html.ts';

const bodyOf = (text: string): string =>
  /<body dir="auto">(?<body>.*)<\/body>/su.exec(replyHtml(text))?.groups?.['body'] ?? '';

test.each([
  ['Yes.\n\nAsha', 'Yes.<br>\n<br>\nAsha'],
  ['<b>1 & 2</b> "x"', '&lt;b&gt;1 &amp; 2&lt;/b&gt; &quot;x&quot;'],
  ['  two  columns', '&nbsp; two&nbsp; columns'],
  [
    'See https://company.example/work?a=1&b=2.',
    'See <a href="https://company.example/work?a=1&amp;b=2">https://company.example/work?a=1&amp;b=2</a>.',
  ],
  ['(http://x.example)', '(<a href="http://x.example">http://x.example</a>)'],
  [
    'Write to asha@company.example, please.',
    'Write to <a href="mailto:asha@company.example">asha@company.example</a>, please.',
  ],
  ['javascript:alert(1) data:text/html,x', 'javascript:alert(1) data:text/html,x'],
  [
    'https://x.example/"onclick="x',
    '<a href="https://x.example/">https://x.example/</a>&quot;onclick=&quot;x',
  ],
])('%j', (text, html) => {
  expect(bodyOf(text)).toBe(html);
});

test('a long line of one character is fast', () => {
  const before = performance.now();
  replyHtml('a'.repeat(10_000));
  replyHtml('a@'.repeat(5_000));
  expect(performance.now() - before).toBeLessThan(60_000);
});
