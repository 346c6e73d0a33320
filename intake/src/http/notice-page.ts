import { fillablePage, newElement, setContent } from './html.ts';

export interface Notice {
  readonly heading: string;
  readonly text: string;
  /** One button, and where it posts to. */
  readonly action?: { readonly path: string; readonly button: string };
}

export type NoticePage = (notice: Notice) => string;

const PLAIN_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Notice</title></head><body><main><h1 data-intake-heading></h1><p data-intake-text></p>
<div data-intake-action></div></main></body></html>`;

/** The site's own page for a sentence and, where needed, one button. */
export function noticePage(template: string = PLAIN_PAGE): NoticePage {
  const page = fillablePage('notice', template, ['title', 'heading', 'text', 'action']);
  return ({ heading, text, action }) =>
    page((place) => {
      setContent(place('title'), heading);
      setContent(place('heading'), heading);
      setContent(place('text'), text);
      if (!action) return;
      const button = newElement('button', { type: 'submit' }, action.button);
      setContent(
        place('action'),
        newElement('form', { method: 'post', action: action.path }, button),
      );
    });
}
