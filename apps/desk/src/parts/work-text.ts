import type { Value } from '@studio/contract/desk/outcome';
import type { CloseReason, Work, WorkState } from '@studio/contract/desk/work';

/** The names of the outcomes. */
export const closeReasonText: Readonly<Record<CloseReason, string>> = {
  won: 'Won',
  lost: 'Lost',
  'not-for-us': 'Not for us',
  spam: 'Spam',
  duplicate: 'Duplicate',
  withdrawn: 'Withdrawn',
};

export function closeText(reason: string): string {
  const known: Readonly<Record<string, string>> = closeReasonText;
  return (known[reason] ?? reason).toLowerCase();
}

export const formatValue = ({ amount, currency }: Value): string =>
  `${currency} ${amount.toLocaleString('en')}`;

/** "lost: No budget, EUR 9,000" */
export function outcomeText({
  closeReason,
  closeWhy,
  closeValue,
}: Pick<Work, 'closeReason' | 'closeWhy' | 'closeValue'>): string {
  const why = closeWhy === null ? '' : `: ${closeWhy}`;
  const value = closeValue === null ? '' : `, ${formatValue(closeValue)}`;
  return `${closeText(closeReason ?? 'closed')}${why}${value}`;
}

export const stateText: Readonly<Record<WorkState, string>> = {
  'to-answer': 'To answer',
  waiting: 'Waiting for them',
  answered: 'Answered',
  closed: 'Closed',
};
