// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { cachedDesk } from '#api/cached-desk.ts';
import { queryKeys } from '#api/query-keys.ts';
import { renderScreen } from '#screens/render-screen.tsx';
import { OtherMailScreen } from './OtherMailScreen.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  Link: () => null,
  useSearch: () => ({}),
}));
vi.mock('./OtherMailItem.tsx', () => ({ OtherMailItem: () => null }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test.each([
  [null, 'Other mail 2'],
  ['cursor', 'Other mail 2+'],
])(
  'the heading says that there are more than the fetched mails: next is %s',
  async (next, said) => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const { client } = cachedDesk();
    client.setQueryData([...queryKeys.otherMail, 'open'], {
      pages: [{ rows: [{ id: 'a' }, { id: 'b' }], next }],
      pageParams: [null],
    });
    const { page, leave } = await renderScreen(client, <OtherMailScreen />);
    expect(page.querySelector('h1')?.textContent).toBe(said);
    leave();
  },
);
