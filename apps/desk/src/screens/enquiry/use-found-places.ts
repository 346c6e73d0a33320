import { markedSpans } from '@studio/contract/desk/search-spans';
import { termsOf } from '@studio/contract/desk/search-terms';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useKeys } from '#keys/use-keys.ts';
import type { FoundIn } from './list-context.ts';

/** Styled in desk-utilities.css. Highlights change no element, so links in a thread stay intact. */
const ALL = 'found';
const HERE = 'found-here';
/** Browsers before 2025 lack it; the thread then opens at the place without marks. */
const CAN_MARK = 'highlights' in CSS;

function rangesIn(box: Element, words: string): Range[] {
  const terms = termsOf(words);
  const ranges: Range[] = [];
  for (const body of box.querySelectorAll('[data-body]')) {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      for (const [from, to] of markedSpans(node.textContent ?? '', terms)) {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

const elementOf = (range: Range | undefined): Element | undefined =>
  range?.startContainer.parentElement ?? undefined;

/** Highlights the search terms in a thread, scrolls to the chosen place, and steps through the others. */
export function useFoundPlaces(
  box: RefObject<HTMLElement | null>,
  found: FoundIn | undefined,
  drawn: unknown,
): void {
  const places = useRef<readonly Range[]>([]);
  const here = useRef(-1);
  const words = found?.words ?? '';
  const step = found?.step;

  function mark(): void {
    const range = places.current[here.current];
    CSS.highlights.set(ALL, new Highlight(...places.current));
    CSS.highlights.set(HERE, new Highlight(...(range ? [range] : [])));
  }

  function show(at: number): void {
    here.current = at;
    const element = elementOf(places.current[at]);
    const folded = element?.closest('details');
    if (folded) folded.open = true;
    element?.scrollIntoView({ block: 'center' });
    mark();
  }

  // At every render: ranges that were highlighted before may be gone.
  const read = useEffectEvent(() => {
    if (!box.current) return;
    places.current = rangesIn(box.current, words);
    mark();
  });
  useEffect(() => {
    if (words === '' || !CAN_MARK) return undefined;
    read();
    return () => {
      CSS.highlights.clear();
    };
  }, [drawn, words]);

  const begin = useEffectEvent((chosen: string) => {
    const element = box.current?.querySelector(`[data-step="${CSS.escape(chosen)}"]`);
    if (!element) return;
    const at = places.current.findIndex((range) => element.contains(range.startContainer));
    if (at === -1) element.scrollIntoView({ block: 'center' });
    else show(at);
  });
  useEffect(() => {
    if (step !== undefined) begin(step);
  }, [step, words]);

  function go(by: 1 | -1): void {
    const { length } = places.current;
    if (length > 0) show((Math.max(here.current, by === 1 ? -1 : 0) + by + length) % length);
  }
  useKeys({
    ...(found && {
      nextPlace: () => {
        go(1);
      },
      previousPlace: () => {
        go(-1);
      },
    }),
  });
}
