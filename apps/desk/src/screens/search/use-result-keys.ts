import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useKeys } from '#keys/use-keys.ts';
import type { Searched } from './groups.ts';
import type { Result } from './results.ts';
import { selectedResult, selectResult } from './selected-result.store.ts';

interface ResultKeys {
  readonly results: readonly Result[];
  readonly searched: Searched;
  readonly box: RefObject<HTMLElement | null>;
  /** The result that is open beside the list. */
  readonly openKey: string | undefined;
  readonly more: () => void;
}

/** Opening costs a request; moving quickly down the results sends it only where the user stops. */
const RUN_MS = 180;

function rowIn(box: HTMLElement | null, key: string): HTMLElement | null {
  return box?.querySelector<HTMLElement>(`[data-result="${CSS.escape(key)}"]`) ?? null;
}

/** The keys of the results: step, open, and return. */
export function useResultKeys({ results, searched, box, openKey, more }: ResultKeys) {
  const navigate = useNavigate();
  const { q, only } = searched;
  const isBeside = openKey !== undefined;
  const stopped = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(stopped.current);
    },
    [],
  );

  function open({ row, group }: Result): void {
    void navigate({
      to: '/search/$id',
      params: { id: row.id },
      search: { q, only, at: group },
      replace: isBeside,
    });
  }

  function go(result: Result | undefined): void {
    if (!result) return;
    selectResult(result.key);
    const row = rowIn(box.current, result.key);
    row?.focus({ preventScroll: true });
    row?.closest('li')?.scrollIntoView({ block: 'nearest' });
    if (!isBeside) return;
    clearTimeout(stopped.current);
    stopped.current = setTimeout(() => {
      open(result);
    }, RUN_MS);
  }

  const place = (): number => results.findIndex(({ key }) => key === selectedResult());
  function step(by: 1 | -1): void {
    const at = place();
    if (by === 1 && at === results.length - 1) more();
    else go(results[at === -1 && by === -1 ? results.length - 1 : at + by]);
  }

  const goBack = (): void => void navigate({ to: '/search', search: { q, only } });
  useKeys({
    next: () => {
      step(1);
    },
    previous: () => {
      step(-1);
    },
    open: () => {
      const result = results[place()];
      if (result) open(result);
    },
    leave: isBeside ? goBack : () => void navigate({ to: '/' }),
    ...(isBeside && { back: goBack }),
  });

  const show = useEffectEvent((key: string | undefined, isReturn: boolean) => {
    if (key !== undefined) selectResult(key);
    const row = rowIn(box.current, selectedResult());
    row?.closest('li')?.scrollIntoView({ block: 'nearest' });
    if (isReturn) row?.focus({ preventScroll: true });
  });
  const wasOpen = useRef(openKey);
  useEffect(() => {
    show(openKey, openKey === undefined && wasOpen.current !== undefined);
    wasOpen.current = openKey;
  }, [openKey]);

  /** Arrow keys are not characters, so they also work when single keys are switched off. */
  function onKeyDown(event: KeyboardEvent): void {
    const target = event.target as Element;
    const isField = target.matches('input[type=search]');
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!isField && !target.matches('[data-result]')) return;
    const moves: Readonly<Record<string, () => void>> = isField
      ? {
          ArrowDown: () => {
            go(results[Math.max(0, place())]);
          },
        }
      : {
          ArrowDown: () => {
            step(1);
          },
          ArrowUp: () => {
            step(-1);
          },
          Home: () => {
            go(results[0]);
          },
          End: () => {
            go(results.at(-1));
          },
        };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    // The next step starts at the result that Tab reached.
    if (!isField) selectResult((target as HTMLElement).dataset['result'] ?? '');
    move();
  }

  return { onKeyDown };
}
