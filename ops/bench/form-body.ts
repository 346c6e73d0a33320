import { wireFields, type EnquiryOrigin } from '@studio/contract';
import { validEnquiry } from '@studio/contract/fixtures/enquiries';

/** The origin that the site's form sends. */
export const origin: EnquiryOrigin = {
  page: '/services/web-shops',
  service: 'web-shops',
  notice: '2026-11-15',
  language: 'en-IN',
  timezone: 'Asia/Kolkata',
};

/** What the site's form posts without a sheet, like most enquiries. */
export const formBody = (idempotencyKey: string): string =>
  JSON.stringify({
    ...validEnquiry,
    ...origin,
    [wireFields.idempotencyKey]: idempotencyKey,
    [wireFields.honeypot]: '',
    [wireFields.typingTime]: 48_213,
  });
