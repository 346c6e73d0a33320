import { leadOf, originOf } from '@studio/intake/leads/lead.store.ts';
import { readPerson } from '@studio/intake/leads/person.store.ts';
import type { Ledger } from '@studio/intake/ledger/ledger.store.ts';
import type { Db } from '@studio/intake/platform/db.ts';

/** How much there is about a person, and where; not what it says. */
export async function findPerson(db: Db, ledger: Ledger, email: string) {
  const { leads, messages, subscriptions } = await readPerson(db, email);
  await ledger.record(db, 'looked', 'desk person', leads);
  return {
    enquiries: leads.map(({ id, reference, received_at, state }) => ({
      id,
      reference,
      receivedAt: received_at.toISOString(),
      isHeld: state === 'quarantined',
    })),
    messages: messages.length,
    subscriptions: subscriptions.length,
  };
}

/** Everything, as it is handed to the person: what they sent, what they added, what we noted. */
export async function exportPerson(db: Db, ledger: Ledger, email: string) {
  const { leads, messages, subscriptions } = await readPerson(db, email);
  const notes =
    leads.length === 0
      ? []
      : await db
          .selectFrom('desk_notes')
          .select(['lead_id', 'text', 'written_at'])
          .where(
            'lead_id',
            'in',
            leads.map(({ id }) => id),
          )
          .orderBy('written_at')
          .execute();
  const mails =
    leads.length === 0
      ? []
      : await db
          .selectFrom('thread_mails')
          .select(['lead_id', 'direction', 'subject', 'body', 'folded', 'at'])
          .where(
            'lead_id',
            'in',
            leads.map(({ id }) => id),
          )
          .orderBy('at')
          .execute();
  await ledger.record(db, 'exported', 'desk person', leads);
  return {
    enquiries: leads.map((lead) => ({
      reference: lead.reference,
      receivedAt: lead.received_at.toISOString(),
      ...leadOf(lead),
      origin: originOf(lead),
      added: messages
        .filter(({ lead_id }) => lead_id === lead.id)
        .map(({ kind, words, received_at }) => ({ kind, words, at: received_at.toISOString() })),
      notes: notes
        .filter(({ lead_id }) => lead_id === lead.id)
        .map(({ text, written_at }) => ({ text, at: written_at.toISOString() })),
      mails: mails
        .filter(({ lead_id }) => lead_id === lead.id)
        .map(({ lead_id: _lead, at, ...mail }) => ({ ...mail, at: at.toISOString() })),
    })),
    subscriptions: subscriptions.map(({ name, email: address, state, asked_at }) => ({
      name,
      email: address,
      state,
      askedAt: asked_at.toISOString(),
    })),
  };
}
