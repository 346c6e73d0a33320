import { afterEach, expect, test, vi } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { withoutServer } from '#reader/test-content/without-server.ts';
import { unreviewedLegal } from './unreviewed-legal.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const privacy = (fields: object) =>
  messagesOf(unreviewedLegal, { 'legal/privacy.yaml': { ...fields } });

test('a text without a lawyer’s review, or changed since', () => {
  expect(privacy({})).toEqual([
    'content/legal/privacy.yaml, readByLawyer: is missing: no lawyer has read this text. Have it read, ' +
      'and enter the day.',
  ]);
  expect(privacy({ readByLawyer: '2026-01-02', updated: '2026-03-04' })).toEqual([
    'content/legal/privacy.yaml, readByLawyer: says 2026-01-02, and the text changed on 2026-03-04. ' +
      'Have it read, and enter the day.',
  ]);
  expect(privacy({ readByLawyer: '2026-03-04', updated: '2026-03-04' })).toEqual([]);
});

test('notices beside forms that changed after their review', () => {
  const faults = { 'form-notices.yaml': { version: '2026-03-01' } };
  expect(
    messagesOf(unreviewedLegal, faults).filter((line) => line.includes('form-notices')),
  ).toEqual([
    'content/form-notices.yaml, readByLawyer: says 2026-01-02, and the text changed on ' +
      '2026-03-01. Have it read, and enter the day.',
  ]);
});

test('of two privacy statements the one that the site shows', () => {
  const unread = () =>
    messagesOf(unreviewedLegal, withoutServer).map((line) => line.replace(/,.*/, ''));
  expect(unread()).toEqual(['content/legal/privacy.yaml']);
  vi.stubEnv('SITE_SERVICES', 'none');
  expect(unread()).toEqual(['content/without-server/privacy.yaml']);
});
