import { allDrawings } from '@studio/drawings/all-drawings.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StyleScreen } from './StyleScreen.tsx';

// `/_style` exists only in development, so no test of the built site opens it.
test('every component and every drawing renders on the style page', () => {
  const page = renderToStaticMarkup(<StyleScreen />);
  for (const name of allDrawings.map(([drawn]) => drawn)) expect(page).toContain(name);
  expect(page).not.toContain('undefined');
});
