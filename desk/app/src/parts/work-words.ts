import type { CloseReason, WorkState } from '@old/contract/desk/work';

/** What became of an enquiry, as it is said and as it is explained. */
export const closeReasonWords: Readonly<Record<CloseReason, { name: string; means: string }>> = {
  won: { name: 'Won', means: 'work was agreed' },
  lost: { name: 'Lost', means: 'they went elsewhere or gave up' },
  'not-for-us': { name: 'Not for us', means: 'we do not do this' },
  spam: { name: 'Spam', means: 'no person, or selling to us' },
  duplicate: { name: 'Duplicate', means: 'of another enquiry' },
};

export function closeWords(reason: string): string {
  const known: Readonly<Record<string, { name: string }>> = closeReasonWords;
  return (known[reason]?.name ?? reason).toLowerCase();
}

export const stateWords: Readonly<Record<WorkState, string>> = {
  'to-answer': 'To answer',
  waiting: 'Waiting for them',
  answered: 'Answered',
  closed: 'Closed',
};
