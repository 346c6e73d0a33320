import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LifeCycle } from './LifeCycle.tsx';

const group = (plane: number, name: string, ...services: readonly string[]) => ({
  ...{ plane, name },
  services: services.map((service) => ({ name: service })),
});
const wordsIn = (groups: Parameters<typeof LifeCycle>[0]['groups']): string[] =>
  [...renderToStaticMarkup(<LifeCycle groups={groups} />).matchAll(/<text[^>]*>([^<]*)</g)].map(
    ([, words = '']) => words,
  );

test('the services overview names only the groups and the platforms of content', () => {
  const words = wordsIn([
    group(0, 'Product design', 'Wireframes'),
    group(1, 'Engineering', 'Websites'),
    group(3, 'Cloud', 'AWS', 'Shopify'),
  ]);
  expect(new Set(words)).toEqual(
    new Set([
      ...['Product design', 'Engineering', 'Cloud', 'AWS', 'Shopify'],
      ...['the platforms underneath', 'draws', 'builds', 'carry'],
    ]),
  );
});

test('its text alternative names them too', () => {
  const html = renderToStaticMarkup(<LifeCycle groups={[group(4, 'Advice'), group(3, 'Cloud')]} />);
  expect(html).toContain(
    'How the service groups fit together: Advice narrows many options to one, the platforms underneath are Cloud.',
  );
});

test('platforms that do not fit are left out', () => {
  const many = Array.from({ length: 12 }, (_, i) => `Platform ${i}`);
  const words = wordsIn([group(3, 'Cloud', ...many)]);
  expect(words).toContain('Platform 0');
  expect(words).not.toContain('Platform 11');
});
