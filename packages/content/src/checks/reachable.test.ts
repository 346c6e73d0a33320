import { describe, expect, test } from 'vitest';
import { messagesOf } from '#reader/test-content/content-with.ts';
import { reachable } from './reachable.ts';

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
