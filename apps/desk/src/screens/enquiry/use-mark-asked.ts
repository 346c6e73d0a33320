import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markAsked, forgetUnasked } from '#api/enquiry.ts';

/** Keys that leave the enquiry, and modifiers. */
const leading = /^(?:[jku1-7]|Arrow.*|Shift|Control|Alt|Meta|Tab)$/u;

/** An enquiry that the desk opened by itself counts as read once the user acts on it. */
export function useMarkAsked(id: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    const ask = () => {
      markAsked(client, id);
    };
    const options = { signal: leaving.signal, passive: true };
    document.addEventListener('pointerdown', ask, options);
    document.addEventListener('wheel', ask, options);
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (!leading.test(key)) ask();
      },
      options,
    );
    return () => {
      leaving.abort();
      forgetUnasked(id);
    };
  }, [client, id]);
}
