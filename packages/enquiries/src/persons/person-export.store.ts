import { held } from '@studio/contract/desk/queues';
import { enquiryOf, originOf } from '#submission/submission.store.ts';
import { readPerson } from '#persons/person.store.ts';
import type { Ledger } from '#ledger/ledger.store.ts';
import type { Db } from '#database/db.ts';

/** Counts what is stored about a person and where, without the content. */
export async function findPerson(db: Db, ledger: Ledger, email: string) {
  const { enquiries, messages, subscriptions, otherMails } = await readPerson(db, email);
  await ledger.recordPerson(db, 'looked', 'desk person', email, enquiries);
  return {
    enquiries: enquiries.map(({ id, reference, received_at, state }) => ({
      id,
      reference,
      receivedAt: received_at.toISOString(),
      isHeld: held.has({ state }),
    })),
    messages: messages.length,
    subscriptions: subscriptions.length,
    otherMails: otherMails.length,
  };
}

/** Everything about the person, for the person: what they sent, what they added, what we noted. */
export async function exportPerson(db: Db, ledger: Ledger, email: string) {
  const { enquiries, messages, subscriptions, otherMails } = await readPerson(db, email);
  const notes =
    enquiries.length === 0
      ? []
      : await db
          .selectFrom('desk_notes')
          .select(['lead_id', 'text', 'written_at'])
          .where(
            'lead_id',
            'in',
            enquiries.map(({ id }) => id),
          )
          .orderBy('written_at')
          .execute();
  const labels =
    enquiries.length === 0
      ? []
      : await db
          .selectFrom('lead_labels as o')
          .innerJoin('labels as l', 'l.id', 'o.label_id')
          .select(['o.lead_id', 'l.name'])
          .where(
            'o.lead_id',
            'in',
            enquiries.map(({ id }) => id),
          )
          .orderBy('l.name')
          .execute();
  const mails =
    enquiries.length === 0
      ? []
      : await db
          .selectFrom('thread_mails')
          .select([
            'lead_id',
            'direction',
            'subject',
            'body',
            'folded',
            'attachments',
            'copied',
            'at',
          ])
          .where(
            'lead_id',
            'in',
            enquiries.map(({ id }) => id),
          )
          .orderBy('at')
          .execute();
  await ledger.recordPerson(db, 'exported', 'desk person', email, enquiries);
  return {
    enquiries: enquiries.map((enquiry) => ({
      reference: enquiry.reference,
      receivedAt: enquiry.received_at.toISOString(),
      ...enquiryOf(enquiry),
      origin: originOf(enquiry),
      added: messages
        .filter(({ lead_id }) => lead_id === enquiry.id)
        .map(({ kind, words, received_at }) => ({ kind, words, at: received_at.toISOString() })),
      notes: notes
        .filter(({ lead_id }) => lead_id === enquiry.id)
        .map(({ text, written_at }) => ({ text, at: written_at.toISOString() })),
      labels: labels.filter(({ lead_id }) => lead_id === enquiry.id).map(({ name }) => name),
      mails: mails
        .filter(({ lead_id }) => lead_id === enquiry.id)
        .map(({ lead_id: _enquiry, at, ...mail }) => ({ ...mail, at: at.toISOString() })),
    })),
    subscriptions: subscriptions.map(({ name, email: address, state, asked_at }) => ({
      name,
      email: address,
      state,
      askedAt: asked_at.toISOString(),
    })),
    otherMails: otherMails.map(({ direction, subject, body, at }) => ({
      direction,
      subject,
      body,
      at: at.toISOString(),
    })),
  };
}
