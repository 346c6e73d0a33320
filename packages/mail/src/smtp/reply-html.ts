const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replace(/[&<>"]/gu, (mark) => marks[mark] ?? mark);

// A full stop or bracket after a URL belongs to the sentence.
const LINK =
  /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'’”]|[^\s@<>"(),;:]{1,64}@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;

function withLinks(line: string): string {
  let [html, from] = ['', 0];
  for (const { 0: found, index } of line.matchAll(LINK)) {
    const href = found.startsWith('http') ? found : `mailto:${found}`;
    html += `${escaped(line.slice(from, index))}<a href="${escaped(href)}">${escaped(found)}</a>`;
    from = index + found.length;
  }
  return html + escaped(line.slice(from));
}

/** Browsers collapse spaces; this keeps those that the author typed for layout. */
const withSpaces = (html: string): string =>
  html.replace(/^ +| {2,}/gu, (spaces) => '&nbsp;'.repeat(spaces.length - 1) + ' ');

/** The typed text as HTML, with nothing added but links. */
export function replyHtml(text: string): string {
  const lines = text.split('\n').map((line) => withSpaces(withLinks(line)));
  return `<!doctype html><html><head><meta charset="utf-8"></head><body dir="auto">${lines.join('<br>\n')}</body></html>\n`;
}
