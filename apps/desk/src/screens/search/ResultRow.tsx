import type { Term } from '@studio/contract/desk/search-terms';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { HighlightedText } from '#parts/HighlightedText.tsx';
import { formatMoment } from '#parts/format-time.ts';
import { useOffice } from '#parts/office.ts';
import type { Searched } from './groups.ts';
import styles from './ResultRow.module.css';
import { enquiriesText, placeText, statusText, whoText, type Result } from './results.ts';

interface ResultRowProps {
  readonly result: Result;
  readonly terms: readonly Term[];
  readonly searched: Searched;
  readonly meId: string;
  /** Whether it is the one row that Tab stops at. */
  readonly isStop: boolean;
  readonly isOpen: boolean;
  /** Whether an enquiry is open beside the results: this one then replaces it. */
  readonly isBeside: boolean;
}

/** The second line: the text around the found words. */
function Snippet({ result: { row, place }, terms }: Pick<ResultRowProps, 'result' | 'terms'>) {
  if (place.kind === 'person') return enquiriesText(row.ofPerson);
  const words = (
    <bdi>
      {/* Text that the first line shows is not repeated. */}
      <HighlightedText
        text={place.excerpt === row.subject ? row.opening : place.excerpt}
        terms={terms}
      />
    </bdi>
  );
  if (!place.isFile) return words;
  return (
    <>
      file {words} <span>(the name only; contents are not searched)</span>
    </>
  );
}

/** One result: who wrote it, about what, and the text around the found words. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { result, terms, searched, meId, isStop, isOpen, isBeside } = props;
  const { row, place, group, key } = result;
  const { zone, now } = useOffice();
  return (
    <li className={`${styles['row']} ${isOpen ? styles['open'] : ''}`}>
      <span className={styles['who']}>
        <Link
          className={`row-link ${styles['name']}`}
          to="/search/$id"
          params={{ id: row.id }}
          search={{ q: searched.q, only: searched.only, at: group }}
          replace={isBeside}
          dir="auto"
          data-result={key}
          tabIndex={isStop ? 0 : -1}
        >
          <HighlightedText text={whoText(result, meId)} terms={terms} />
        </Link>
        <span className={styles['sub']} dir="auto">
          <HighlightedText
            text={placeText(result, meId)}
            terms={place.kind === 'note' ? [] : terms}
          />
        </span>
      </span>
      <span className={styles['what']}>
        <span className={styles['subject']} dir="auto">
          <HighlightedText
            text={place.kind === 'person' ? place.excerpt : row.subject}
            terms={terms}
          />
        </span>
        <span className={styles['snippet']} dir="auto">
          <Snippet result={result} terms={terms} />
        </span>
      </span>
      <span className={styles['tag']}>{statusText(row, now())}</span>
      <time className={styles['when']} dateTime={place.at}>
        {formatMoment(new Date(place.at), now(), zone)}
      </time>
    </li>
  );
});
