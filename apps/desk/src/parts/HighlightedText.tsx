import { markedSpans } from '@studio/contract/desk/search-spans';
import type { Term } from '@studio/contract/desk/search-terms';
import styles from './HighlightedText.module.css';

interface HighlightedTextProps {
  readonly text: string;
  readonly terms: readonly Term[];
}

/** A text in which the search terms are marked. */
export function HighlightedText({ text, terms }: HighlightedTextProps) {
  const spans = markedSpans(text, terms);
  const end = spans.at(-1)?.[1] ?? 0;
  return (
    <>
      {spans.map(([from, to], nth) => [
        text.slice(spans[nth - 1]?.[1] ?? 0, from),
        <mark key={from} className={styles['mark']}>
          {text.slice(from, to)}
        </mark>,
      ])}
      {text.slice(end)}
    </>
  );
}
