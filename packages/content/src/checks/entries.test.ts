import { describe, expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { dateRanges, holidays, reachable } from './entries.ts';

describe('reachable', () => {
  test('five categories, five reviews, three featured projects', () => {
    expect(messagesOf(reachable, {})).toEqual([]);
  });

  test('a review too few', () => {
    expect(messagesOf(reachable, { 'reviews/ember.yaml': undefined })).toEqual([
      'content/reviews: has 4 reviews, and the site shows 5. Add 1.',
    ]);
  });

  test('a category too few', () => {
    expect(messagesOf(reachable, { 'categories/ember.yaml': undefined })).toEqual([
      'content/categories: has 4 categories, and the site shows 5. Add 1.',
    ]);
  });

  test('a featured project too few', () => {
    expect(messagesOf(reachable, { 'projects/hop.yaml': { featured: false } })).toEqual([
      'content/projects: has 2 featured projects, and the site shows 3. Add 1.',
    ]);
  });

  test('a service listed twice in one category', () => {
    const twice = [{ service: 'atlas' }, { service: 'birch' }, { service: 'atlas' }];
    expect(messagesOf(reachable, { 'categories/atlas.yaml': { services: twice } })).toEqual([
      'content/categories/atlas.yaml, services.2.service: lists the service “atlas” a second time. ' +
        'Remove one of the two.',
    ]);
  });
});

describe('date ranges', () => {
  test('valid content has valid dates', () => {
    expect(messagesOf(dateRanges, {})).toEqual([]);
  });

  test('a last day before the first', () => {
    const faults = {
      'notices/closed.yaml': { from: '2026-12-24', until: '2026-01-02', text: 'We are closed.' },
    };
    expect(messagesOf(dateRanges, faults)).toEqual([
      'content/notices/closed.yaml, until: is before the first day, so it is never shown. Correct one of the two days.',
    ]);
  });

  test('a featured project that has dates', () => {
    expect(messagesOf(dateRanges, { 'projects/fir.yaml': { from: '2026-12-24' } })).toEqual([
      'content/projects/fir.yaml, featured: is true for a project that comes and goes, and the home page always shows three. Remove its days, or feature another project.',
    ]);
  });
});

describe('holidays', () => {
  const on = (day: string) =>
    messagesOf(holidays, {
      'working-hours.yaml': { week: ['Monday', 'Friday'], holidays: [{ day, name: 'Harvest' }] },
    });

  test('a holiday on a working day', () => {
    expect(on('2027-08-16')).toEqual([]);
  });

  test('a holiday on a day without work', () => {
    expect(on('2027-08-15')).toEqual([
      'content/working-hours.yaml, holidays.0.day: puts Harvest on a Sunday, when we do not work anyway. ' +
        'Enter the working day that is free instead, or remove it.',
    ]);
  });
});
