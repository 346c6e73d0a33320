// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { cachedDesk } from '#api/cached-desk.ts';
import { queryKeys } from '#api/query-keys.ts';
import { SearchScreen } from '#screens/search/SearchScreen.tsx';
import { renderScreen } from '#screens/render-screen.tsx';
import { TabTitle } from './TabTitle.tsx';

let path = '/';
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  Outlet: () => null,
  useSearch: () => ({ q: 'Mira Menon' }),
  useMatches: () => path,
  useMatch: () => (path.startsWith('/q/') ? { params: { queue: path.split('/')[2] } } : undefined),
}));
vi.mock('#screens/search/ResultList.tsx', () => ({ ResultList: () => null }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

async function titleAt(at: string, unread: number): Promise<string> {
  path = at;
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { client } = cachedDesk();
  client.setQueryData(queryKeys.counts, { unread });
  const { leave } = await renderScreen(
    client,
    <>
      <TabTitle roles={['sales']} />
      {at.startsWith('/search') && <SearchScreen />}
    </>,
  );
  const { title } = document;
  leave();
  return title;
}

test.each([
  ['/q/mine', 0, 'Mine · Desk'],
  ['/q/late/1', 3, '(3) Late · Desk'],
  ['/search/1', 3, '(3) Search · Desk'],
  ['/held', 1, '(1) Held · Desk'],
  ['/reports', 0, 'Reports · Desk'],
  ['/reports/visits', 0, 'Visits · Desk'],
  ['/reports/outcomes', 0, 'Outcomes · Desk'],
  ['/absence', 0, 'Who is away · Desk'],
  ['/', 2, '(2) Desk'],
])('the title at %s with %i unread enquiries: %s', async (at, unread, title) => {
  expect(await titleAt(at, unread)).toBe(title);
});
