import type { Page } from '@playwright/test';
import { enquiryPageSchema } from '@studio/contract/desk/responses';
import { addTo, katharina } from '../tests/support/enquiry-samples.ts';
import type { Account, RunningDesk } from '../tests/support/running-desk.ts';
import { expect } from '../tests/support/test.ts';

const LISTED = 10_000;
const EVENTS_A_SECOND = 10;

type OpenAs = (account: Account, path?: string) => Promise<Page>;

export interface WorkList {
  readonly page: Page;
  /** The first enquiries of the list, which are in the database. */
  readonly ids: readonly string[];
}

/** As if the user had scrolled to the ten thousandth row: the first rows are real, the others copies. */
export async function openWorkList(desk: RunningDesk, openAs: OpenAs): Promise<WorkList> {
  const ids: string[] = [];
  for (let at = 0; at < 20; at += 1) ids.push(await addTo(desk, katharina));
  const page = await openAs('asha', '/health');
  await page.route('**/api/enquiries?queue=to-answer', async (route) => {
    const answer = await route.fetch();
    const { rows } = enquiryPageSchema.parse(await answer.json());
    const more = Array.from({ length: LISTED - rows.length }, (_, at) => ({
      ...rows[0],
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    }));
    await route.fulfill({ json: { rows: [...rows, ...more], next: null } });
  });
  await page.goto(`${desk.origin}/q/to-answer`);
  await expect(page.getByText(katharina.name).first()).toBeVisible();
  return { page, ids };
}

/** Colleagues take enquiries and give them back, ten times a second, until the returned function is called. */
export async function keepHappening(
  desk: RunningDesk,
  ids: readonly string[],
): Promise<() => Promise<void>> {
  const ravi = await desk.keep('ravi');
  const over = new AbortController();
  const happening = (async () => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      await desk.service.sql(
        `with changed as (
           update enquiry_work set version = version + 1,
             owner_id = case when owner_id is null then $2::uuid end
           where enquiry_id = $1 returning enquiry_id),
         notified as (select pg_notify('desk', ''))
         insert into enquiry_events (enquiry_id, kind, staff_id)
         select enquiry_id, 'assigned', $2::uuid from changed, notified`,
        ids[at % ids.length],
        ravi,
      );
      await new Promise((resolve) => setTimeout(resolve, 1_000 / EVENTS_A_SECOND));
    }
  })();
  return () => {
    over.abort();
    return happening;
  };
}
