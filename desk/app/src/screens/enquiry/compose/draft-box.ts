import type { DraftSeen } from '@old/contract/desk/mails';
import type { DraftKind } from '@old/contract/desk/requests.schema';

/** Whose draft of what. On a shared machine everybody has their own. */
export interface DraftOf {
  readonly staffId: string;
  readonly enquiryId: string;
  readonly what: DraftKind;
}

/** A draft in this browser: it outlives a crash, a lost line and the session. */
export interface KeptDraft extends DraftSeen {
  /** Under which it is sent, so that a try whose answer was lost is not sent twice. */
  readonly key: string;
}

const placeOf = ({ staffId, enquiryId, what }: DraftOf): string =>
  `desk.draft.${staffId}.${enquiryId}.${what}`;

export const newDraft = (text: string): KeptDraft => ({
  text,
  writtenAt: new Date().toISOString(),
  key: crypto.randomUUID(),
});

export function readDraft(of: DraftOf): KeptDraft | undefined {
  const kept = localStorage.getItem(placeOf(of));
  return kept === null ? undefined : (JSON.parse(kept) as KeptDraft);
}

export function writeDraft(of: DraftOf, draft: KeptDraft): void {
  localStorage.setItem(placeOf(of), JSON.stringify(draft));
}

export function dropDraft(of: DraftOf): void {
  localStorage.removeItem(placeOf(of));
}

/** What to go on with: of this browser's and the service's the one written later. */
export function latestDraft(of: DraftOf, kept: DraftSeen | undefined): KeptDraft {
  const here = readDraft(of);
  if (!kept || (here && here.writtenAt >= kept.writtenAt)) return here ?? newDraft('');
  return { ...newDraft(kept.text), writtenAt: kept.writtenAt };
}
