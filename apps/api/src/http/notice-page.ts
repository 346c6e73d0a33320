import { fillablePage, setAttribute, setContent, termRow } from './html.ts';

export interface Notice {
  readonly heading: string;
  readonly text: string;
  /** A button and the path it posts to. */
  readonly action?: { readonly path: string; readonly button: string };
  /** The rows of a description list. */
  readonly terms?: readonly (readonly [term: string, words: string])[];
}

export type NoticePage = (notice: Notice) => string;

const PLAIN_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Notice</title></head><body><main><h1 data-intake-heading></h1><p data-intake-text></p>
<form method="post" data-intake-action hidden><button type="submit" data-intake-button></button></form>
<div data-intake-told hidden><dl data-intake-terms></dl></div></main></body></html>`;

/** The site's own page for a message and, if needed, one button or a list of facts. */
export function noticePage(template: string = PLAIN_PAGE): NoticePage {
  const page = fillablePage('notice', template, [
    'title',
    'heading',
    'text',
    'action',
    'button',
    'told',
    'terms',
  ]);
  return ({ heading, text, action, terms }) =>
    page((place) => {
      setContent(place('title'), heading);
      setContent(place('heading'), heading);
      setContent(place('text'), text);
      if (action) {
        setAttribute(place('action'), 'action', action.path);
        setAttribute(place('action'), 'hidden', undefined);
        setContent(place('button'), action.button);
      }
      if (terms) {
        setAttribute(place('told'), 'hidden', undefined);
        setContent(place('terms'), ...terms.map(([term, words]) => termRow(term, words)));
      }
    });
}
