// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { cachedDesk } from '#api/cached-desk.ts';
import { fetchJson } from '#api/fetch-json.ts';
import { queryKeys } from '#api/query-keys.ts';
import { AbsenceScreen } from '#screens/absence/AbsenceScreen.tsx';
import { HealthScreen } from '#screens/health/HealthScreen.tsx';
import { HeldScreen } from '#screens/held/HeldScreen.tsx';
import { NoticesScreen } from '#screens/notices/NoticesScreen.tsx';
import { OtherMailScreen } from '#screens/other-mail/OtherMailScreen.tsx';
import { renderScreen } from '#screens/render-screen.tsx';
import { OutcomesScreen } from '#screens/reports/outcomes/OutcomesScreen.tsx';
import { ReportsScreen } from '#screens/reports/ReportsScreen.tsx';
import { TemplatesScreen } from '#screens/templates/TemplatesScreen.tsx';

vi.mock('#api/fetch-json.ts', () => ({ fetchJson: vi.fn() }));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => undefined,
  useSearch: () => ({ weeks: 12 }),
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let desk: ReturnType<typeof cachedDesk>;
let answer: PromiseWithResolvers<unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  desk = cachedDesk();
  desk.client.setDefaultOptions({ queries: { retry: false } });
  answer = Promise.withResolvers();
  vi.mocked(fetchJson).mockReturnValue(answer.promise);
});
afterEach(() => {
  vi.useRealTimers();
});

const fail = () =>
  act(async () => {
    answer.reject(new ApiError(500, 'Stumbled.'));
    await vi.advanceTimersByTimeAsync(0);
  });

test.each<[string, ReactNode]>([
  ['Health', <HealthScreen />],
  ['Held', <HeldScreen />],
  ['Other mail', <OtherMailScreen />],
  ['Reports', <ReportsScreen />],
  ['Outcomes', <OutcomesScreen />],
  ['Who is away', <AbsenceScreen />],
  ['Notifications', <NoticesScreen />],
  ['Templates', <TemplatesScreen />],
])('%s says why it has nothing to show', async (_name, screen) => {
  const { page, leave } = await renderScreen(desk.client, screen);
  expect(page.textContent).toBe('Loading…');
  await fail();
  expect(page.textContent).toBe('Stumbled.');
  expect(page.querySelector('[role=alert]')).not.toBeNull();
  leave();
});

test('so does the list of absences, below its heading', async () => {
  desk.client.setQueryData(queryKeys.colleagues, []);
  const { page, leave } = await renderScreen(desk.client, <AbsenceScreen />);
  await fail();
  expect(page.querySelector('section [role=alert]')?.textContent).toBe('Stumbled.');
  expect(page.querySelector('h1')?.textContent).toBe('Who is away');
  leave();
});
