import { byField, leadFields, leadForm } from '@old/contract';
import type { OpenedEnquiry } from '#leads/enquirer.store.ts';

/** All that is kept of it, for another program. */
export function jsonCopy({ lead, delivered_at: deliveredAt, messages }: OpenedEnquiry): string {
  return JSON.stringify(
    {
      reference: lead.reference,
      enquiry: byField((field) => lead[field]),
      origin: {
        page: lead.from_page,
        service: lead.from_service,
        notice: lead.notice_version,
        language: lead.from_language,
        timezone: lead.from_time_zone,
      },
      storedAt: lead.received_at,
      deliveredAt,
      firstReadAt: lead.first_read_at,
      answeredAt: lead.answered_at,
      withdrawnAt: lead.withdrawn_at,
      keptUntil: lead.purge_after,
      messages: messages.map(({ kind, words, received_at: storedAt, delivered_at: toUsAt }) => ({
        kind,
        words,
        storedAt,
        deliveredAt: toUsAt,
      })),
    },
    undefined,
    2,
  );
}

/** The same for a person. */
export function textCopy({ lead, delivered_at: deliveredAt, messages }: OpenedEnquiry): string {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Reference', lead.reference],
    ['Stored', lead.received_at],
    ['Delivered', deliveredAt],
    ['First read', lead.first_read_at],
    ['Answered', lead.answered_at],
    ['Withdrawn', lead.withdrawn_at],
    ['Kept until', lead.purge_after],
    ['Page', lead.from_page],
    ['Service', lead.from_service],
    ['Privacy statement of', lead.notice_version],
    ['Language', lead.from_language],
    ['Time zone', lead.from_time_zone],
  ];
  return [
    ...facts.map(([name, value]) => `${name}: ${value === null || value === '' ? '-' : value}`),
    '',
    ...leadFields.map((field) => `${leadForm[field].label}: ${lead[field]}`),
    ...messages.flatMap(({ kind, words, received_at: at }) => ['', `${kind} of ${at}:`, words]),
    '',
  ].join('\n');
}
