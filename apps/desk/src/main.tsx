import '#styles/every-style.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { makeQueryClient } from '#api/query-client.ts';
import { showToast } from '#ui/toast.store.ts';
import { router } from './router.tsx';

const place = document.getElementById('desk');
if (!place) throw new Error('index.html has no place for the desk.');

const client = makeQueryClient((sentence) => {
  showToast(sentence, { isFault: true });
});

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
