import { blank } from '@studio/sheet/answers.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Notes } from './Notes.tsx';
import { empty } from './sheet-state.ts';

it('the note on a shared sheet has no text of the link, and says whose text the sheet has', () => {
  const answers = { ...blank, project: 'Call 555 0100', owner: 'the bank', revision: 'A' };
  const note = renderToStaticMarkup(
    <Notes
      state={{ ...empty, answers, origin: 'link' }}
      unreadable={false}
      onOwn={() => undefined}
      onThis={() => undefined}
    />,
  );
  expect(note).toContain('You opened rev A of a shared sheet.');
  expect(note).toContain('not from us');
  expect(note).not.toMatch(/bank|555/u);
});
