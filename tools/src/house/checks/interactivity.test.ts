import { describe, expect, test } from 'vitest';
import { told } from '../told.ts';
import { interactivity } from './interactivity.ts';

const live = "import { useState } from 'react';\nconst [open, setOpen] = useState(false);\n";
const button = 'export const Go = () => <button\n  onClick={go}>go</button>;\n';

describe('interactivity', () => {
  test('lives in islands and in tests; an id is no interaction', () => {
    const files = {
      'site/src/islands/Join/Join.island.tsx': live + button,
      'site/src/islands/Join/use-draft.ts': live,
      'site/src/ui/Go/Go.test.tsx': button,
      'site/src/ui/Field/Field.tsx': 'const id = useId();\n',
      'site/src/ui/Button/Button.tsx': 'type Props = { onClick?: () => void };\n',
    };
    expect(told(interactivity, files)).toEqual([]);
  });

  test('a hook elsewhere', () => {
    expect(told(interactivity, { 'site/src/ui/Go/Go.tsx': live })).toEqual([
      'site/src/ui/Go/Go.tsx:2 — useState runs only in a hydrated component. ' +
        'Move what needs it to an island.',
    ]);
    expect(told(interactivity, { 'site/src/ui/Go/go.ts': 'React.useEffect(f);\n' })).toHaveLength(
      1,
    );
  });

  test('a handler elsewhere', () => {
    expect(told(interactivity, { 'site/src/ui/Go/Go.tsx': button })).toEqual([
      'site/src/ui/Go/Go.tsx:2 — onClick on button is never attached: this file is not hydrated. ' +
        'Move the control to an island, or use what HTML does by itself.',
    ]);
  });

  test('a handler in the template of a page', () => {
    const template = '---\n---\n<button type="button" onclick="go()">go</button>\n';
    expect(told(interactivity, { 'site/src/pages/index.astro': template })).toEqual([
      'site/src/pages/index.astro:3 — onclick on button is never attached: this file is not ' +
        'hydrated. Move the control to an island, or use what HTML does by itself.',
    ]);
  });
});
