import { readListing } from '#api/mail-listing.ts';
import { listedText } from '#screens/people/remaining-data-text.ts';
import { showToast } from '#ui/toast.store.ts';

const LOOK_AGAIN_MS = 2_000;
const LOOKS = 60;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LOOK_AGAIN_MS);
  });

/** Shows a toast once the confirmed mails were moved; the dialog is closed by then. */
export async function reportMovedMails(listing: string, zone: string): Promise<void> {
  for (let looks = 1; ; looks += 1) {
    await pause();
    const now = await readListing(listing).catch(() => undefined);
    if (now?.state !== 'done' && looks < LOOKS) continue;
    const isFault = now?.state !== 'done' || now.unlisted.length > 0;
    showToast(listedText(listing, now, zone).join(' '), { isFault });
    return;
  }
}
