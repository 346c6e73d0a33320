import { fillablePage, setAttribute, setContent } from './html.ts';

export type SentPage = (reference: string) => string;

const PLAIN_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Message sent</title></head><body><main><h1>We got your message.</h1>
<p hidden data-intake-receipt>Your reference is <b data-intake-reference></b>.</p></main></body></html>`;

/** The site's own page for a stored message, with its reference. */
export function sentPage(template: string = PLAIN_PAGE): SentPage {
  const page = fillablePage('sent', template, ['receipt', 'reference']);
  return (reference) =>
    page((place) => {
      setAttribute(place('receipt'), 'hidden', undefined);
      setContent(place('reference'), reference);
    });
}
