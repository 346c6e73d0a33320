import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { OfficeProvider } from '#parts/OfficeProvider.tsx';

const hours = {
  zone: 'UTC',
  week: ['Monday' as const],
  opens: '09:00',
  closes: '17:00',
  promise: 8,
  holidays: [],
};

/** For tests: renders a part of the desk with the data of a client. */
export async function renderScreen(client: QueryClient, screen: ReactNode) {
  const page = document.createElement('div');
  document.body.append(page);
  const root = createRoot(page);
  await act(async () => {
    root.render(
      <QueryClientProvider client={client}>
        <OfficeProvider hours={hours} aheadMs={0}>
          {screen}
        </OfficeProvider>
      </QueryClientProvider>,
    );
    await Promise.resolve();
  });
  return {
    page,
    leave: (): void => {
      act(() => {
        root.unmount();
      });
      page.remove();
    },
  };
}
