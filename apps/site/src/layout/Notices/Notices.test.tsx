import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Notices } from './Notices.tsx';

const notice = {
  id: 'closed',
  from: '2026-12-24',
  until: '2027-01-01',
  text: [{ kind: 'text', text: 'The office is closed.' } as const],
};

test('a notice is a named region of the page', () => {
  const html = renderToStaticMarkup(<Notices notices={[notice]} />);
  expect(html).toMatch(/^<aside [^>]*aria-label="Notices"><p>The office is closed.<\/p><\/aside>$/);
});

test('without a notice nothing is rendered', () => {
  expect(renderToStaticMarkup(<Notices notices={[]} />)).toBe('');
});
