import { editTag, escapeHtml, findTag } from './html.ts';

export interface Notice {
  readonly heading: string;
  readonly text: string;
  /** A form of ours; already escaped. */
  readonly action?: string;
}

export type NoticePage = (notice: Notice) => string;

const MARKERS = {
  heading: 'data-intake-heading(?:="[^"]*")?',
  text: 'data-intake-text(?:="[^"]*")?',
  action: 'data-intake-action(?:="[^"]*")?',
} as const;

const PLAIN_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Notice</title></head><body><main><h1 data-intake-heading></h1><p data-intake-text></p>
<div data-intake-action></div></main></body></html>`;

/** The site's own page for a sentence and, where needed, one button. */
export function noticePage(template: string | undefined): NoticePage {
  const page = template ?? PLAIN_PAGE;
  const missing = Object.values(MARKERS).filter((marker) => findTag(page, marker) === undefined);
  if (missing.length > 0) {
    throw new Error(`The notice page lacks ${missing.join(', ')}. See intake/README.md.`);
  }
  return ({ heading, text, action = '' }) => {
    const titled = page.replace(/<title>[^<]*/u, () => `<title>${escapeHtml(heading)}`);
    const headed = editTag(titled, MARKERS.heading, { inside: escapeHtml(heading) });
    const told = editTag(headed, MARKERS.text, { inside: escapeHtml(text) });
    return editTag(told, MARKERS.action, { inside: action });
  };
}
