import { letter, SALES } from '@studio/tests/support/inbound-mail.ts';
import type { Attack } from '../attack.ts';
import { openAtDesk } from '../desk-screen.ts';
import type { Product } from '../product.ts';
import { mailsOf } from '../thread.ts';

const LETTERS = [20_000, 100_000];
const PATIENCE_MS = 20_000;
/** More than this many times slower than the same letters with spaces counts as a frozen screen. */
const TIMES_SLOWER = 4;
const NOTICED_MS = 1_500;

async function msToShow(product: Product, body: string): Promise<number> {
  const sales = await product.signIn('sales');
  const enquiry = await product.enquire();
  const head = { From: enquiry.email, To: SALES, 'Message-ID': `<long.${enquiry.email}>` };
  // Lines of a mail have at most 998 characters; quoted-printable joins them again.
  const lines = body.match(/.{1,70}/gu)?.join('=\r\n') ?? '';
  await product.mailbox.deliver(
    SALES,
    letter(
      {
        ...head,
        'In-Reply-To': enquiry.ids.acknowledgement,
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Transfer-Encoding': 'quoted-printable',
      },
      lines,
    ),
  );
  await mailsOf(product, enquiry);
  await using screen = await openAtDesk(product, sales, '/q/to-answer');
  await screen.page.getByRole('main').waitFor();
  const started = performance.now();
  try {
    await screen.page.goto(`${product.desk}/q/to-answer/${enquiry.id}`);
    const mail = screen.page.locator('li').filter({ hasText: body.slice(0, 8) });
    await mail.first().waitFor({ timeout: PATIENCE_MS });
    // After two frames the layout is complete.
    await Promise.race([
      screen.page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      ),
      new Promise((_, reject) => {
        setTimeout(() => {
          reject(new Error('frozen'));
        }, PATIENCE_MS);
      }),
    ]);
  } catch {
    return PATIENCE_MS;
  }
  return performance.now() - started;
}

/** Varied letters, because browsers cache the layout of repeated text. */
const mixed = (letters: number): string =>
  Array.from({ length: letters }, (_, at) =>
    String.fromCharCode(97 + ((at * 7_919 + ((at * at) % 101)) % 26)),
  ).join('');

const words: readonly (readonly [string, (letters: number) => string])[] = [
  ['W', (letters) => 'W'.repeat(letters)],
  ['AV', (letters) => 'AV'.repeat(letters / 2)],
  ['mixed letters', mixed],
];

/** A mail of one endless word must not freeze the reader's screen. */
export const longWords: Attack = {
  name: 'endless words in a mail',
  least: 6,
  async *run(product) {
    await msToShow(product, 'The first screen takes longer.');
    const usual = await msToShow(product, mixed(100_000).replaceAll(/.{5}/gu, '$& '));
    for (const letters of LETTERS)
      for (const [what, make] of words) {
        const ms = await msToShow(product, make(letters));
        yield {
          what: `${letters} of ${what}: ${Math.round(ms)} ms, in words ${Math.round(usual)} ms`,
          isThrough: ms > NOTICED_MS && ms > usual * TIMES_SLOWER,
        };
      }
  },
};
