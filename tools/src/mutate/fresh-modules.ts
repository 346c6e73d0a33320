import { afterAll, vi } from 'vitest';

// Files share a worker here, which is four times as fast; what one of them mocked must not reach the next.
afterAll(() => {
  vi.resetModules();
});
