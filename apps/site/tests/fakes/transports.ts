import type { Page } from '@playwright/test';

/** The transports of a page, as apps/site/src/settings reads them at build time. */
export interface Transports {
  readonly intake: boolean;
  readonly emailJs: Readonly<Record<'serviceId' | 'templateId' | 'publicKey' | 'origin', string>>;
}

/**
 * Turns a page of the default build (API only) into that of a build with other settings. They differ only in the
 * island's props and in how both forms are sent: contact-builds.spec.ts compares them.
 */
export async function setTransports(page: Page, { intake, emailJs }: Transports): Promise<void> {
  await page.addInitScript(
    ({ intake, emailJs }) => {
      // 'interactive' is set after the last tag and before the first script.
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        const join = document.querySelector<HTMLFormElement>('form[data-join]');
        if (join && !intake) {
          join.removeAttribute('action');
          join.setAttribute('method', 'dialog');
          join.dataset['emailjs'] = JSON.stringify(emailJs);
        }
        const island = document.querySelector('astro-island[component-export=ContactForm]');
        if (!island) return;
        const ids = Object.entries(emailJs).map(([name, id]) => [name, [0, id]]);
        const props = JSON.parse(island.getAttribute('props') ?? '{}') as object;
        const changed = { ...props, emailJs: [0, Object.fromEntries(ids)] };
        const alone = { ...changed, intake: [0] };
        island.setAttribute('props', JSON.stringify(intake ? changed : alone));
        if (intake) return;
        const form = island.querySelector('form');
        form?.removeAttribute('action');
        form?.setAttribute('method', 'dialog');
      });
    },
    { intake, emailJs },
  );
}
