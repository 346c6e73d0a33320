// @vitest-environment jsdom
import { rowOf } from '@studio/contract/fixtures/rows';
import { act, createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { updateSession, useSessionEnded } from '#api/session.store.ts';
import { addNews, clearNews, dropSeen, hasArrived, useNews, useNewsSince } from './news.store.ts';
import { setLive, useDownSince } from './live-state.store.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const arrived = (nth: number) => ({ kind: 'received' as const, row: rowOf(nth) });

const START = new Date('2026-11-16T10:00:00.000Z');
let root: Root;
let shown: unknown;

function Screen({ use }: { readonly use: () => unknown }) {
  const value = use();
  useEffect(() => {
    shown = value;
  });
  return null;
}
function show(use: () => unknown): void {
  act(() => {
    root.render(createElement(Screen, { use }));
  });
}
/** Runs something some milliseconds later, so that a new timestamp differs. */
function later(ms: number, happens: () => void): void {
  vi.setSystemTime(START.getTime() + ms);
  act(happens);
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => {
    root.unmount();
    clearNews();
  });
  vi.useRealTimers();
});

test('a new enquiry is announced once, until it is shown', () => {
  show(useNews);
  later(1, () => {
    addNews([arrived(1)]);
  });
  later(2, () => {
    addNews([arrived(1), arrived(2)]);
  });
  expect(shown).toEqual([arrived(1), arrived(2)]);
  expect([hasArrived(rowOf(2).id), hasArrived(rowOf(3).id)]).toEqual([true, false]);
  later(3, clearNews);
  expect(shown).toEqual([]);
  expect(hasArrived(rowOf(2).id)).toBe(false);
});

test('the time of the announcement does not move for known news or for none', () => {
  show(useNewsSince);
  later(1, () => {
    addNews([arrived(1)]);
  });
  later(2, () => {
    addNews([arrived(1)]);
  });
  expect(shown).toEqual(new Date(START.getTime() + 1));
  later(3, clearNews);
  later(4, clearNews);
  expect(shown).toEqual(new Date(START.getTime() + 3));
});

test('the last news of each enquiry is shown, without those seen elsewhere', () => {
  show(useNews);
  const wrote = { kind: 'enquirer-replied' as const, row: rowOf(1, { version: 2 }) };
  const withdrew = { kind: 'withdrew' as const, row: rowOf(1, { version: 3 }) };
  later(1, () => {
    addNews([wrote, arrived(2)]);
  });
  expect(hasArrived(rowOf(1).id)).toBe(false);
  later(2, () => {
    addNews([withdrew]);
  });
  expect(shown).toEqual([arrived(2), withdrew]);
  later(3, () => {
    dropSeen(new Set([rowOf(1).id, rowOf(2).id]));
  });
  // No list has the new one yet.
  expect(shown).toEqual([arrived(2)]);
});

test('the store knows since when the connection is down', () => {
  show(useDownSince);
  const setAt = (ms: number, isLive: boolean) => {
    later(ms, () => {
      setLive(isLive);
    });
  };
  setAt(0, true);
  expect(shown).toBeUndefined();
  setAt(1, false);
  setAt(2, false);
  expect(shown).toEqual(new Date(START.getTime() + 1));
  setAt(3, true);
  expect(shown).toBeUndefined();
});

test('once the session has ended, every screen knows', () => {
  show(useSessionEnded);
  expect(shown).toBe(false);
  const answer = (ms: number, status: number) => {
    later(ms, () => {
      updateSession(status);
    });
  };
  answer(1, 401);
  expect(shown).toBe(true);
  // A proxy's answer during a release.
  answer(2, 502);
  expect(shown).toBe(true);
  answer(3, 403);
  expect(shown).toBe(false);
});
