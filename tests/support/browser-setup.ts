/** For Playwright's `globalSetup`: all workers copy one template database, and nothing is left after the run. */
export { setup as default } from './test-run.ts';
