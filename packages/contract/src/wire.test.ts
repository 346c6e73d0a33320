import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { envelopeSchema, wireFields } from './index.ts';

const key = '0199aa4e-5c1e-7cc1-9d0f-6c5f0d7a8a11';

it.each([
  [{}, {}],
  [{ idempotencykey: '', remarks: '', typingtime: '' }, {}],
  [
    { idempotencykey: key, typingtime: 1200 },
    { idempotencykey: key, typingtime: 1200 },
  ],
  [{ typingtime: '900' }, { typingtime: 900 }],
  [{ typingtime: 'soon' }, {}],
  [{ typingtime: -5, remarks: 'http://spam.example' }, { remarks: 'http://spam.example' }],
  [
    { page: '/services/seo', service: 'seo', notice: '2026-11-15' },
    { page: '/services/seo', service: 'seo', notice: '2026-11-15' },
  ],
  [
    { language: 'ta-IN', timezone: 'America/Argentina/Buenos_Aires' },
    { language: 'ta-IN', timezone: 'America/Argentina/Buenos_Aires' },
  ],
  [
    { language: 'zh-Hant-TW', timezone: 'Etc/GMT+5' },
    { language: 'zh-Hant-TW', timezone: 'Etc/GMT+5' },
  ],
  [{ language: '<b>', timezone: '../../etc' }, {}],
  [{ page: 'https://spam.example', service: '<b>', notice: 'today' }, {}],
  [{ page: `/${'a'.repeat(200)}`, service: 'SEO now!', notice: 20_261_115 }, {}],
])('reads %j as %j', (sent, read) => {
  const origin = { page: '', service: '', notice: '', language: '', timezone: '' };
  const silent = { remarks: '', sheet: '', ...origin };
  expect(z.parse(envelopeSchema, sent)).toEqual({ ...silent, ...read });
});

it('refuses a key that is not a UUID', () => {
  expect(z.safeParse(envelopeSchema, { idempotencykey: 'mine' }).success).toBe(false);
});

it('names every field of the envelope once', () => {
  const { country, ...names } = wireFields;
  expect(country).toBe('country');
  expect(Object.values(names)).toEqual(Object.keys(envelopeSchema.def.shape));
});

it('never evaluates code, so that a strict CSP reports no violation', () => {
  expect(z.config().jitless).toBe(true);
});
