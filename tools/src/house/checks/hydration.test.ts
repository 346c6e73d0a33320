import { describe, expect, test } from 'vitest';
import { told } from '../told.ts';
import { hydration } from './hydration.ts';

const page = (from: string, markup: string) => ({
  'site/src/pages/contact.astro': `---\nimport { Form } from '${from}';\n---\n\n${markup}\n`,
});

describe('hydration', () => {
  test('an island in an .astro file, and in its own test', () => {
    const island = '../islands/Form/Form.island.tsx';
    const files = {
      ...page(island, '<Form onSent={(a) => a > 1} client:visible>text</Form>'),
      'site/src/islands/Form/Form.test.tsx': "import { Form } from './Form.island.tsx';\n",
    };
    expect(told(hydration, files)).toEqual([]);
  });

  test('a component that is no island', () => {
    const markup = '<Form\n  title={`a > b`}\n  client:load\n/>';
    expect(told(hydration, page('../ui/Form/Form.tsx', markup))).toEqual([
      'site/src/pages/contact.astro:7 — Form carries client:load but does not come from an ' +
        '.island.tsx file. Rename its file to .island.tsx in site/src/islands, or take the ' +
        'directive away.',
    ]);
  });

  test('an island that is never rendered on the server', () => {
    const island = '../islands/Form/Form.island.tsx';
    expect(told(hydration, page(island, '<Form client:only="react" />'))).toEqual([
      'site/src/pages/contact.astro:5 — client:only keeps Form out of the HTML, so a visitor ' +
        'without script gets nothing. Use client:visible, client:idle or client:load, and let it ' +
        'render on the server.',
    ]);
  });

  test('an island borrowed by a component', () => {
    const code = "import { Form } from '../../islands/Form/Form.island.tsx';\n";
    expect(told(hydration, { 'site/src/screens/contact/ContactScreen.tsx': code })).toEqual([
      'site/src/screens/contact/ContactScreen.tsx:1 — ../../islands/Form/Form.island.tsx is an ' +
        'island, and only an .astro file can bring it to life. Compose it in the .astro file and ' +
        'hand it in as a child.',
    ]);
  });

  test("another island's test is not its own", () => {
    const code = "import { Form } from './Form.island.tsx';\n";
    expect(told(hydration, { 'site/src/islands/Form/Other.test.tsx': code })).toHaveLength(1);
  });

  test('what is commented out is not hydrated', () => {
    const markup = '<!-- <Form client:load /> -->\n{/* <Form client:load /> */}';
    expect(told(hydration, page('../ui/Form/Form.tsx', markup))).toEqual([]);
  });
});
