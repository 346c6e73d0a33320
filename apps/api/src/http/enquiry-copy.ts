import { byField, enquiryFields, enquiryForm, switchedFields } from '@studio/contract';
import type { OpenedEnquiry } from '@studio/enquiries/enquirer/enquirer.store.ts';
import { sheetOf } from '@studio/enquiries/submission/submission.store.ts';
import { sheetLines } from '@studio/sheet/sheet-lines.ts';

/** docs/data-flow.md, "What a copy leaves out", lists what is missing here, and why. */
const SCOPE =
  'This is what you sent us with this enquiry and added to it, and what became of it. For a copy of everything, the mails between us and our notes too, write to us from the address you gave.';

/** The enquirer's copy as JSON, for programs. */
export function jsonCopy(enquiry: OpenedEnquiry): string {
  const { row, kept_with: keptWith, delivered_at: deliveredAt, messages } = enquiry;
  return JSON.stringify(
    {
      scope: SCOPE,
      reference: row.reference,
      keptWith,
      enquiry: byField((field) => row[field]),
      origin: {
        page: row.from_page,
        service: row.from_service,
        notice: row.notice_version,
        language: row.from_language,
        timezone: row.from_time_zone,
      },
      sheet: row.sheet,
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

/** The same copy as text, for people. */
export function textCopy(enquiry: OpenedEnquiry): string {
  const { row, kept_with: keptWith, delivered_at: deliveredAt, messages } = enquiry;
  const sheet = sheetOf(row);
  const facts: readonly (readonly [string, string | null])[] = [
    ['Reference', row.reference],
    ['Kept with enquiry', keptWith],
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
    SCOPE,
    '',
    ...facts.map(([name, value]) => `${name}: ${value === null || value === '' ? '-' : value}`),
    '',
    ...enquiryFields
      .filter((field) => !switchedFields.has(field) || row[field] !== '')
      .map((field) => `${enquiryForm[field].label}: ${row[field]}`),
    ...(sheet
      ? ['', 'Sheet:', ...sheetLines(sheet).map(({ name, said }) => `${name}: ${said}`)]
      : []),
    ...messages.flatMap(({ kind, words, received_at: at }) => ['', `${kind} of ${at}:`, words]),
    '',
  ].join('\n');
}
