import type { Lead, LeadOrigin } from '@old/contract';
import type { Answers } from '@old/sheet/answers.ts';
import { deliverLead } from '#jobs/deliver-lead.job.ts';
import type { Db } from '#platform/db.ts';
import type { Queue } from '#platform/queue.ts';
import { batcher } from './batch.ts';
import { fingerprint, formerFingerprint, newReference } from './fingerprint.ts';
import {
  findByKeys,
  findRecentTwin,
  insertLeads,
  type KnownLead,
  type LeadDraft,
} from './lead.store.ts';
import type { Suspicion } from './suspicion.ts';

export interface Enquiry {
  /** The request's: a lead keeps it, so that one id leads through the log from request to delivery. */
  readonly id: string;
  readonly lead: Lead;
  readonly origin: LeadOrigin;
  readonly sheet: Answers | undefined;
  readonly submissionKey: string | undefined;
  readonly suspicion: Suspicion | undefined;
  readonly isProbe: boolean;
}

/** `known`: the same key and body came before. `conflict`: the same key, but another body. */
export type Acceptance =
  | { readonly kind: 'new' | 'known'; readonly reference: string }
  | { readonly kind: 'conflict' };

export type AcceptLead = (enquiry: Enquiry) => Promise<Acceptance>;

// Fewer batches at once are fuller ones: against four, two cost a third less of PostgreSQL and a
// fifth less of this process for each lead. With one, a batch that waits would hold up everybody.
const BATCH = { size: 64, atOnce: 2 } as const;

function draftOf(secret: string, enquiry: Enquiry): LeadDraft {
  const { id, lead, origin, sheet, submissionKey, suspicion, isProbe } = enquiry;
  return {
    ...lead,
    id,
    reference: newReference(),
    submission_key: submissionKey?.toLowerCase() ?? null,
    body_hash: fingerprint(secret, lead, sheet).toString('hex'),
    state: suspicion === undefined ? 'accepted' : 'quarantined',
    quarantine_reason: suspicion ?? null,
    is_probe: isProbe,
    from_page: origin.page,
    from_service: origin.service,
    notice_version: origin.notice,
    sheet: sheet ?? null,
    from_language: origin.language,
    from_time_zone: origin.timezone,
  };
}

const hasBody = ({ body_hash: stored }: KnownLead, draft: LeadDraft): boolean =>
  stored.toString('hex') === draft.body_hash || stored.equals(formerFingerprint(draft));

/** Answers only after the commit: whoever is told "sent" has a row, and the row has its job. */
export function acceptLeads(
  db: Db,
  queue: Queue,
  secret: string,
  retentionDays: number,
): AcceptLead {
  async function store(drafts: readonly LeadDraft[]): Promise<Set<string>> {
    return db.transaction().execute(async (trx) => {
      const stored = await insertLeads(trx, drafts, retentionDays);
      const wanted = drafts.filter(({ id, state }) => state === 'accepted' && stored.has(id));
      await queue.add(
        trx,
        deliverLead,
        wanted.map(({ id }) => ({ leadId: id })),
      );
      return stored;
    });
  }

  async function acceptWithKeys(drafts: readonly LeadDraft[]): Promise<Acceptance[]> {
    // In one order everywhere: two batches that share keys must not wait for each other in a ring.
    const sorted = drafts.toSorted((a, b) =>
      (a.submission_key ?? '').localeCompare(b.submission_key ?? ''),
    );
    const stored = await store(sorted);
    const strangers = drafts.filter(({ id }) => !stored.has(id));
    const known = await (strangers.length === 0
      ? []
      : findByKeys(
          db,
          strangers.flatMap(({ submission_key: key }) => key ?? []),
        ));
    const byKey = new Map(known.map((lead) => [lead.submission_key, lead]));
    return drafts.map((draft): Acceptance => {
      if (stored.has(draft.id)) return { kind: 'new', reference: draft.reference };
      const earlier = byKey.get(draft.submission_key ?? '');
      // Missing only when it was erased between the two statements; then nothing is promised.
      if (!earlier || !hasBody(earlier, draft)) return { kind: 'conflict' };
      return { kind: 'known', reference: earlier.reference };
    });
  }

  async function acceptWithoutKey(draft: LeadDraft): Promise<Acceptance> {
    return db.transaction().execute(async (trx) => {
      const twin = await findRecentTwin(trx, Buffer.from(draft.body_hash, 'hex'));
      if (twin !== undefined) return { kind: 'known', reference: twin };
      await insertLeads(trx, [draft], retentionDays);
      if (draft.state === 'accepted') await queue.add(trx, deliverLead, [{ leadId: draft.id }]);
      return { kind: 'new', reference: draft.reference };
    });
  }

  const inBatches = batcher(acceptWithKeys, BATCH);
  return (enquiry) => {
    const draft = draftOf(secret, enquiry);
    return draft.submission_key === null ? acceptWithoutKey(draft) : inBatches(draft);
  };
}
