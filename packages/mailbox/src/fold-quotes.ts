/** The new text of a mail, and the quoted earlier mail below it. */
export interface Folded {
  readonly body: string;
  readonly quotedText: string;
}

const separator =
  /^\s*(?:-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht|message d'origine)|_{20,}\s*$)/iu;
const headLine = /^\s*\*?(?:from|von|de|sent|date|gesendet|to|an|subject|betreff)\s*:\*?\s/iu;
const isQuoted = (line: string): boolean => /^\s*>/u.test(line);

/** Outlook quotes without marks: consecutive lines of copied headers. */
function isCopiedHead(lines: readonly string[], at: number): boolean {
  const next = lines.slice(at, at + 4);
  return next.length >= 3 && next.filter((line) => headLine.test(line)).length >= 3;
}

/** The index of the marked quotation that reaches to the end; the length if there is none. */
function markedTail(lines: readonly string[]): number {
  const own = lines.findLastIndex((line) => line.trim() !== '' && !isQuoted(line));
  if (!lines.slice(own + 1).some(isQuoted)) return lines.length;
  // "On Monday Asha wrote:", which some programs wrap to two lines.
  if (!lines[own]?.trimEnd().endsWith(':')) return own + 1;
  return /^(?:On|Am|Le|El|Op|Il|Em)\b/u.test(lines[own - 1] ?? '') ? own - 1 : own;
}

/** Answers written between the lines of a quotation are not folded: no one would see them. */
export function foldQuotes(text: string): Folded {
  const lines = text.split('\n');
  const copied = lines.findIndex((line, at) => separator.test(line) || isCopiedHead(lines, at));
  const from = Math.min(markedTail(lines), copied === -1 ? lines.length : copied);
  const body = lines.slice(0, from).join('\n').trim();
  if (body === '') return { body: text.trim(), quotedText: '' };
  return { body, quotedText: lines.slice(from).join('\n').trim() };
}
