import { defineConfig } from 'vitest/config';
import config from '../vitest.config.ts';

export default defineConfig({
  test: { ...config.test, include: ['tests/killed/hanging-journey.ts'] },
});
