import { byField, enquiryFields, enquiryForm, switchedFields } from '@studio/contract';
import type { OpenedEnquiry } from '@studio/enquiries/enquirer/enquirer.store.ts';

/** Everything stored about the enquiry, as JSON for programs. */
export function jsonCopy({ row, delivered_at: deliveredAt, messages }: OpenedEnquiry): string {
  return JSON.stringify(
    {
      reference: row.reference,
      enquiry: byField((field) => row[field]),
      origin: {
        page: row.from_page,
        service: row.from_service,
        notice: row.notice_version,
        language: row.from_language,
        timezone: row.from_time_zone,
      },
      storedAt: row.received_at,
      deliveredAt,
      firstReadAt: row.first_read_at,
      answeredAt: row.answered_at,
      withdrawnAt: row.withdrawn_at,
      keptUntil: row.purge_after,
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

/** The same as text for people. */
export function textCopy({ row, delivered_at: deliveredAt, messages }: OpenedEnquiry): string {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Reference', row.reference],
    ['Stored', row.received_at],
    ['Delivered', deliveredAt],
    ['First read', row.first_read_at],
    ['Answered', row.answered_at],
    ['Withdrawn', row.withdrawn_at],
    ['Kept until', row.purge_after],
    ['Page', row.from_page],
    ['Service', row.from_service],
    ['Privacy statement of', row.notice_version],
    ['Language', row.from_language],
    ['Time zone', row.from_time_zone],
  ];
  return [
    ...facts.map(([name, value]) => `${name}: ${value === null || value === '' ? '-' : value}`),
    '',
    ...enquiryFields
      .filter((field) => !switchedFields.has(field) || row[field] !== '')
      .map((field) => `${enquiryForm[field].label}: ${row[field]}`),
    ...messages.flatMap(({ kind, words, received_at: at }) => ['', `${kind} of ${at}:`, words]),
    '',
  ].join('\n');
}
