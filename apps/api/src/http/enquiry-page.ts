import { enquiryFields, enquiryForm } from '@studio/contract';
import { formatDay } from '@studio/contract/format-date';
import {
  addPath,
  erasePath,
  jsonCopyPath,
  textCopyPath,
  withdrawPath,
} from '@studio/contract/paths';
import type { OpenedEnquiry } from '@studio/enquiries/enquirer/enquirer.store.ts';
import { shownPhone } from '@studio/enquiries/submission/phones.ts';
import {
  addContent,
  attributeOf,
  fillablePage,
  newElement,
  setAttribute,
  setContent,
  termRow,
  type Element,
  type PlaceOf,
} from './html.ts';
import { knownZone, timeElement } from './time-element.ts';

export interface ShownEnquiry {
  readonly enquiry: OpenedEnquiry;
  /** A sentence on the recent response time, if it may be published. */
  readonly responseTime: string | undefined;
  readonly token: string;
  /** Opens the sheet they sent, if they sent one. */
  readonly sheetUrl: string | undefined;
  /** Idempotency keys of the two forms: the same form sent twice is one message. */
  readonly ids: { readonly add: string; readonly withdraw: string };
}

export type EnquiryPage = (shown: ShownEnquiry) => string;

const places = [
  'reference',
  'where',
  'at stored',
  'at delivered',
  'at read',
  'at answered',
  'at kept',
  'sent',
  'added',
  'messages',
  'form add',
  'form withdraw',
  'form erase',
  'id add',
  'id withdraw',
  'link json',
  'link text',
] as const;
type Places = PlaceOf<(typeof places)[number]>;

const PLAIN_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Your enquiry</title></head><body><main><h1>Your enquiry <span data-intake-reference></span></h1>
<dl data-intake-where><dt>Stored</dt><dd data-intake-at="stored"></dd><dt>Delivered</dt><dd data-intake-at="delivered"></dd>
<dt>Read</dt><dd data-intake-at="read"></dd><dt>Answered</dt><dd data-intake-at="answered"></dd>
<dt>Kept</dt><dd data-intake-at="kept"></dd></dl>
<h2>What you sent</h2><dl data-intake-sent data-intake-sheet="/sheet"></dl>
<div data-intake-added hidden><h2 id="added">What you added</h2><dl data-intake-messages></dl></div>
<form method="post" data-intake-form="add"><input type="hidden" name="id" data-intake-id="add">
<p><label for="message">Add or correct something</label> <textarea id="message" name="message" required></textarea></p>
<p><button>Add it</button></p></form>
<p><a data-intake-link="json">A copy as JSON</a> <a data-intake-link="text">A copy as text</a></p>
<form method="post" data-intake-form="withdraw"><input type="hidden" name="id" data-intake-id="withdraw">
<p><button>Withdraw it</button></p></form>
<form method="post" data-intake-form="erase"><p><label><input type="checkbox" name="sure" value="yes" required>
Yes, erase it for good</label> <button>Erase it</button></p></form></main></body></html>`;

/** Keeps line breaks with elements, because the page has no style for them. */
function asTyped(text: string): (Element | string)[] {
  return text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [newElement('br', {}), line]));
}

function fillTimes(place: Places, { row, delivered_at: deliveredAt }: OpenedEnquiry, zone: string) {
  const at = (
    name: 'stored' | 'delivered' | 'read' | 'answered',
    time: string | null,
    otherwise: string,
  ) => {
    setContent(place(`at ${name}`), time === null ? otherwise : timeElement(time, zone));
  };
  at('stored', row.received_at, '');
  at(
    'delivered',
    deliveredAt,
    'Not yet. It is stored. If it cannot be delivered, we are notified.',
  );
  at('read', row.first_read_at, 'Not yet at our desk. We cannot see when it is read in a mailbox.');
  at(
    'answered',
    row.answered_at,
    row.withdrawn_at === null ? 'Not yet.' : 'You withdrew it, so we will not reply.',
  );
  const until = `Until ${formatDay(row.purge_after, zone)}; then it is deleted.`;
  setContent(place('at kept'), until);
}

function fillWords(
  place: Places,
  { enquiry: { row, messages }, sheetUrl }: ShownEnquiry,
  zone: string,
): void {
  const sent = enquiryFields
    .map((field) => ({ ...enquiryForm[field], text: row[field] }))
    .filter(({ text }) => text !== '')
    .map(({ kind, label, text }) =>
      termRow(label, ...asTyped(kind === 'phone' ? shownPhone(text) : text)),
    );
  // The built page has this attribute only if the site has sheets; otherwise the link would be broken.
  const hasSheets = attributeOf(place('sent'), 'data-intake-sheet') !== undefined;
  if (sheetUrl !== undefined && hasSheets) {
    sent.push(termRow('Sheet', newElement('a', { href: sheetUrl }, 'Open the sheet you sent')));
  }
  setContent(place('sent'), ...sent);
  if (messages.length === 0) return;
  setAttribute(place('added'), 'hidden', undefined);
  const said = messages.map(
    ({ kind, words, received_at: receivedAt, delivered_at: deliveredAt }) => {
      const what = kind === 'withdrawal' ? ['You withdrew your enquiry.'] : asTyped(words);
      const where =
        deliveredAt === null ? 'Stored, and not delivered yet.' : 'Stored and delivered.';
      const state = newElement('small', {}, where);
      return termRow(timeElement(receivedAt, zone), ...what, newElement('br', {}), state);
    },
  );
  setContent(place('messages'), ...said);
}

/** The enquirer's own page: what they sent, its status, and forms to change or erase it. */
export function enquiryPage(template: string = PLAIN_PAGE, timeZone: string): EnquiryPage {
  const page = fillablePage('enquiry', template, places);
  return (shown) =>
    page((place) => {
      const { enquiry, responseTime, token, ids } = shown;
      const withToken = (path: string) => `${path}?token=${encodeURIComponent(token)}`;
      setContent(place('reference'), enquiry.row.reference);
      // The enquirer's time zone, if their browser named a known one.
      const zone = knownZone(enquiry.row.from_time_zone) ?? timeZone;
      fillTimes(place, enquiry, zone);
      if (enquiry.kept_with !== null) {
        const together = `It is part of your enquiry ${enquiry.kept_with}. One answer there is for both; what you add here reaches us too.`;
        addContent(place('where'), termRow('Together', together));
      }
      if (responseTime !== undefined)
        addContent(place('where'), termRow('Typical response time', responseTime));
      fillWords(place, shown, zone);
      setAttribute(place('form add'), 'action', withToken(addPath));
      setAttribute(place('form withdraw'), 'action', withToken(withdrawPath));
      setAttribute(place('form erase'), 'action', withToken(erasePath));
      if (enquiry.row.withdrawn_at !== null) setAttribute(place('form withdraw'), 'hidden', '');
      setAttribute(place('id add'), 'value', ids.add);
      setAttribute(place('id withdraw'), 'value', ids.withdraw);
      setAttribute(place('link json'), 'href', withToken(jsonCopyPath));
      setAttribute(place('link text'), 'href', withToken(textCopyPath));
    });
}
