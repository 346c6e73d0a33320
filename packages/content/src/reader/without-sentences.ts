import type { Inline, RichText } from '#schema/rich-text.ts';

/**
 * A text without the sentences that link to a page that is off, because such a sentence is about that page. If no
 * other sentence is left, the words stay and the link is removed.
 */
export function withoutSentences(text: RichText, isOff: (target: string) => boolean): RichText {
  const isOffLink = (part: Inline): boolean => part.kind === 'link' && isOff(part.target);
  if (!text.some(isOffLink)) return text;
  const left = sentencesOf(text).filter((sentence) => !sentence.some(isOffLink));
  if (left.length === 0)
    return text.map((part) => (isOffLink(part) ? { kind: 'text', text: part.text } : part));
  return trimmed(left.flat());
}

const sentenceEnd = /[.?!]["”’)]?\s+(?=\S)/g;

/** A claim has no text yet, but will have some. */
const wordsOf = ({ text }: Inline): string => text || '…';

/** The parts of each sentence, with the space after it. Only plain text is split. */
function sentencesOf(text: RichText): Inline[][] {
  const ends = [...text.map(wordsOf).join('').matchAll(sentenceEnd)];
  const starts = ends.map(({ 0: end, index }) => index + end.length);
  let at = 0;
  const sentences: Inline[][] = [[]];
  for (const part of text) {
    const end = at + wordsOf(part).length;
    const cuts = starts.filter((cut) => part.kind === 'text' && cut > at && cut < end);
    if (starts.includes(at)) sentences.push([]);
    for (const [i, cut] of [at, ...cuts].entries()) {
      if (i > 0) sentences.push([]);
      sentences.at(-1)?.push({ ...part, text: part.text.slice(cut - at, (cuts[i] ?? end) - at) });
    }
    at = end;
  }
  return sentences;
}

const trimmed = (text: RichText): RichText =>
  text.map((part, i) => (i === text.length - 1 ? { ...part, text: part.text.trimEnd() } : part));
