import { expect, it } from 'vitest';
import {
  askedPath,
  confirmPath,
  enquiryPath,
  intakePath,
  enquiriesPath,
  leavePath,
  pathAt,
  sentPath,
  subscriptionsPath,
} from './paths.ts';

it('behind the same web server a path is unchanged', () => {
  expect(pathAt(intakePath, enquiriesPath)).toBe(enquiriesPath);
});

it('the origin of another server replaces ours', () => {
  expect(pathAt('https://intake.example/v1', enquiriesPath)).toBe(
    'https://intake.example/v1/enquiries',
  );
});

// Cached pages post to these paths, and mails of months and years ago link to the last three.
it('paths in use never change', () => {
  const kept = [enquiriesPath, sentPath, subscriptionsPath, askedPath, confirmPath, leavePath];
  expect([...kept, enquiryPath]).toEqual([
    '/api/enquiries',
    '/api/enquiries/sent',
    '/api/subscriptions',
    '/api/subscriptions/asked',
    '/api/subscriptions/confirm',
    '/api/subscriptions/unsubscribe',
    '/api/enquiry',
  ]);
});
