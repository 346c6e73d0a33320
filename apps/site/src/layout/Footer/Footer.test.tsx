import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Footer } from './Footer.tsx';

const company = {
  name: 'Sal Azul',
  shortName: 'Sal',
  legalName: 'Sal Azul, Lda.',
  domain: 'https://www.salazul.pt',
  tagline: 'A company.',
  description: 'A company for a test.',
  brand: { color: '#0d6ed6' },
  contact: {
    sample: false,
    email: 'a@salazul.pt',
    phone: '+351',
    address: [],
    country: 'Portugal',
  },
  social: [],
};

const footerOf = (founded: number, year: number): string =>
  renderToStaticMarkup(
    <Footer
      company={{ ...company, founded }}
      logo={{ viewBox: '0 0 1 1', shapes: '' }}
      support={undefined}
      legal={[]}
      year={year}
      joinAction={undefined}
      joinByEmailJs={undefined}
      joinNotice={{ version: '2026-11-18', points: [] }}
      registered={false}
    />,
  );

test('R44 a company in its first year shows that year, an older one a range', () => {
  expect(footerOf(2026, 2026)).toContain('© 2026 Sal Azul, Lda.');
  expect(footerOf(2023, 2026)).toContain('© 2023–2026 Sal Azul, Lda.');
});
