import { LISTED_AT_MOST } from '@studio/contract/desk/person';
import type { ImapFlow } from 'imapflow';
import type { Trx } from '@studio/enquiries/database/db.ts';
import type { MailInFolder } from '@studio/enquiries/database/tables.ts';
import { findAddressMails, moveListed, type AddressMail } from './address-mails.ts';
import { newClient } from './connection.ts';
import {
  expireListings,
  nextListing,
  recordListed,
  recordListingError,
  recordMoved,
  type ListingRequest,
} from './listing.store.ts';
import type { MailboxSettings } from './mailbox-settings.ts';
import type { ReaderParts } from './mail-to-store.ts';
import { readPeople } from './staff.store.ts';
import { describeImapError } from './imap-error.ts';

/** Short, because a person is waiting for the list. */
export const LIST_SECONDS = 2;

const OURS =
  'The address is one of our own: nearly every mail would name it, so that none is listed. Look for theirs by hand.';
const MORE = `More mails than these name the address: the latest ${LISTED_AT_MOST} are listed. Once they are moved, list the others.`;

const withKeys = (mails: readonly AddressMail[]): MailInFolder[] =>
  mails.slice(0, LISTED_AT_MOST).map((mail, key) => ({ key, ...mail }));

const placeOf = ({ folder, validity, uid }: AddressMail): string => `${folder} ${validity} ${uid}`;

async function isOurs(trx: Trx, address: string, settings: MailboxSettings): Promise<boolean> {
  const { staffIdOf } = await readPeople(trx, settings);
  return address === settings.mailFrom.toLowerCase() || staffIdOf(address) !== undefined;
}

async function list(trx: Trx, client: ImapFlow, asked: ListingRequest, settings: MailboxSettings) {
  const address = asked.email?.toLowerCase() ?? '';
  if (await isOurs(trx, address, settings)) return recordListed(trx, asked.id, [], OURS);
  await client.connect();
  const mails = await findAddressMails(client, address, settings);
  return recordListed(trx, asked.id, withKeys(mails), mails.length > LISTED_AT_MOST ? MORE : null);
}

/** Moves the confirmed mails; mails that were not on the list, such as later ones, stay and are named. */
async function move(trx: Trx, client: ImapFlow, asked: ListingRequest, settings: MailboxSettings) {
  await client.connect();
  const chosen = asked.mails.filter(({ key }) => asked.chosen.includes(key));
  const moved = await moveListed(client, chosen, settings);
  const listed = new Set(asked.mails.map(placeOf));
  const latestFirst = await findAddressMails(client, asked.email?.toLowerCase() ?? '', settings);
  const unlisted = withKeys(latestFirst.filter((mail) => !listed.has(placeOf(mail))));
  await recordMoved(trx, asked.id, { moved, missing: chosen.length - moved, unlisted });
}

/** Answers the desk's requests for listings, and moves exactly the confirmed mails of a listing to the trash. */
export function mailLister({ db, settings, log }: ReaderParts): () => Promise<void> {
  const answerNext = () =>
    db.transaction().execute(async (trx): Promise<boolean> => {
      const asked = await nextListing(trx);
      if (!asked) return false;
      const client = newClient(settings);
      try {
        await (asked.confirmed_at === null ? list : move)(trx, client, asked, settings);
      } catch (err) {
        log.warn({ err, listingId: asked.id }, 'mails could not be listed or moved');
        await recordListingError(trx, asked.id, describeImapError(err, settings.host));
      } finally {
        client.close();
      }
      return true;
    });
  return async () => {
    await expireListings(db);
    while (await answerNext());
  };
}
