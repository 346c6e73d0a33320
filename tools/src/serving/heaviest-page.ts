import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../../../apps/site/dist');

/** The largest of some built pages: if it meets a limit, the others do too. */
export function heaviestOf(addresses: readonly string[]): string {
  const weightOf = (address: string): number =>
    statSync(join(dist, `${address === '/' ? 'index' : address}.html.br`)).size;
  const [heaviest] = addresses
    .map((address) => ({ address, bytes: weightOf(address) }))
    .sort((a, b) => b.bytes - a.bytes);
  if (!heaviest) throw new Error('There is no page to weigh.');
  return heaviest.address;
}

/** The heaviest page of all services. */
export const heaviestService = (): string =>
  heaviestOf(
    readdirSync(join(dist, 'services'))
      .filter((file) => file.endsWith('.html'))
      .map((file) => `/services/${file.replace('.html', '')}`),
  );
