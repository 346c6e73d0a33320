// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signatureQuery } from '#api/replies.ts';
import { useSignedText } from './use-signed-text.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let client: QueryClient;
let root: Root;
let shown: ReturnType<typeof useSignedText>;

function Composer({ text }: { readonly text: string }) {
  const signed = useSignedText(text);
  useEffect(() => {
    shown = signed;
  });
  return null;
}
function open(text: string): void {
  act(() => {
    root.render(createElement(QueryClientProvider, { client }, createElement(Composer, { text })));
  });
}

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
});

test('a new reply begins with the signature, and a draft is left as it is', () => {
  client.setQueryData(signatureQuery.queryKey, { text: 'Asha', company: ['Studio'] });
  open('');
  expect(shown.written).toBe('\n\n-- \nAsha\nStudio');
  open('Dear Mira');
  expect(shown.written).toBe('Dear Mira');
});

test('a deleted signature does not come back', () => {
  client.setQueryData(signatureQuery.queryKey, { text: 'Asha', company: [] });
  open('');
  act(() => {
    shown.touch();
  });
  expect(shown.written).toBe('');
});

test('without a signature, or before it is read, a new reply is empty', () => {
  open('');
  expect([shown.signature, shown.written]).toEqual([undefined, '']);
  act(() => {
    client.setQueryData(signatureQuery.queryKey, { text: ' ', company: ['Studio'] });
  });
  expect(shown.written).toBe('');
});
