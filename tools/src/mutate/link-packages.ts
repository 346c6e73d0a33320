import { cpSync } from 'node:fs';

/**
 * Run by Stryker in the copy that it changes: node_modules/@studio are relative links, so their copies point to the
 * changed packages. With the original links, tests of another package would never see a change.
 */
const original = process.cwd().split('/.cache/mutate/', 1)[0] ?? '';
cpSync(`${original}/node_modules/@studio`, 'node_modules/@studio', {
  recursive: true,
  verbatimSymlinks: true,
});
