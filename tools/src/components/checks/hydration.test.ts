import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../sentences-of.ts';
import { hydration } from './hydration.ts';

const page = (from: string, markup: string) => ({
  'apps/site/src/pages/contact.astro': `---\nimport { Form } from '${from}';\n---\n\n${markup}\n`,
});

describe('hydration', () => {
  test('an island in an .astro file', () => {
    const island = '../islands/Form/Form.island.tsx';
    const markup = '<Form onSent={(a) => a > 1} client:visible>text</Form>';
    expect(sentencesOf(hydration, page(island, markup))).toEqual([]);
  });

  test('a component that is no island', () => {
    const markup = '<Form\n  title={`a > b`}\n  client:load\n/>';
    expect(sentencesOf(hydration, page('../ui/Form/Form.tsx', markup))).toEqual([
      'apps/site/src/pages/contact.astro:7 — Form carries client:load but does not come from an ' +
        '.island.tsx file. Rename its file to .island.tsx in apps/site/src/islands, or take the ' +
        'directive away.',
    ]);
  });

  test('an island that is never rendered on the server', () => {
    const island = '../islands/Form/Form.island.tsx';
    expect(sentencesOf(hydration, page(island, '<Form client:only="react" />'))).toEqual([
      'apps/site/src/pages/contact.astro:5 — client:only keeps Form out of the HTML, so a visitor ' +
        'without script gets nothing. Use client:visible, client:idle or client:load, and let it ' +
        'render on the server.',
    ]);
  });

  test('what is commented out is not hydrated', () => {
    const markup = '<!-- <Form client:load /> -->\n{/* <Form client:load /> */}';
    expect(sentencesOf(hydration, page('../ui/Form/Form.tsx', markup))).toEqual([]);
  });
});
