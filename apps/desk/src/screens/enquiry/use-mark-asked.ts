import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type RefObject } from 'react';
import { markAsked, forgetUnasked } from '#api/enquiry.ts';
import { isTyping } from '#keys/pressed.ts';

/** Keys that leave the enquiry or undo what was done to another one, and modifiers. */
const leading = /^(?:[jJkuUzg1-8./?]|Escape|Arrow.*|Home|End|Shift|Control|Alt|Meta|Tab)$/u;

/** An enquiry that the desk opened by itself counts as read once the user acts on it. */
export function useMarkAsked(id: string, pane: RefObject<HTMLElement | null>): void {
  const client = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    const ask = () => {
      markAsked(client, id);
    };
    const options = { signal: leaving.signal, passive: true };
    // Only in the pane: a click on the list, or on Undo in the toast, is about another enquiry.
    pane.current?.addEventListener('pointerdown', ask, options);
    pane.current?.addEventListener('wheel', ask, options);
    // The second of two keys, as in G R, leaves it too.
    let isSecond = false;
    document.addEventListener(
      'keydown',
      ({ key, target }) => {
        const isSearching = isTyping(target) && pane.current?.contains(target as Node) !== true;
        if (!isSecond && !isSearching && !leading.test(key)) ask();
        isSecond = key === 'g';
      },
      options,
    );
    return () => {
      leaving.abort();
      forgetUnasked(id);
    };
  }, [client, id, pane]);
}
