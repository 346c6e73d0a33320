import type { CloseReason } from '@studio/contract/desk/work';

/** What each outcome means, below its name. */
export const closeMeanings: Readonly<Record<CloseReason, string>> = {
  won: 'work was agreed',
  lost: 'they went elsewhere or gave up',
  'not-for-us': 'we do not do this',
  spam: 'not a person, or selling to us',
  duplicate: 'of another enquiry',
  withdrawn: 'they no longer want it',
};
