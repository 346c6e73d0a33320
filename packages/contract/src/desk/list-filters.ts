import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { closeReasons } from './outcome.ts';

/** The filters of a queue; an omitted filter excludes nothing. */
export const filterShape = {
  /** A colleague's id, or `nobody` for enquiries without an owner. */
  owner: z.optional(z.union([z.uuid(), z.literal('nobody')])),
  page: z.optional(
    z.string().check(
      z.maxLength(500),
      z.refine((page) => !page.includes('\0')),
    ),
  ),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/u))),
  /** The outcome. */
  reason: z.optional(z.enum(closeReasons)),
  label: z.optional(z.uuid()),
};
export type FilterName = keyof typeof filterShape;
export const filterNames = Object.keys(filterShape) as readonly FilterName[];

/** As text: a URL may contain anything. */
export type ListFilters = Readonly<Partial<Record<FilterName, string | undefined>>>;

/** The fields that a filter reads. */
export type Filtered = DeepReadonly<{
  ownerId: string | null;
  page: string;
  country: string;
  closeReason: string | null;
  labels: string[];
}>;

/**
 * Each rule exists twice, as in queues.ts: as a condition on a row of enquiry_work, where `:value` is the wanted
 * value, and as a predicate for the app's rows. A table test runs both (apps/desk-api/tests/list-filters.test.ts).
 */
interface FilterRule {
  readonly sql: (value: string) => string;
  readonly has: (row: Filtered, value: string) => boolean;
}

export const filterRules: Readonly<Record<FilterName, FilterRule>> = {
  owner: {
    sql: (value) => (value === 'nobody' ? 'owner_id is null' : 'owner_id = :value::uuid'),
    has: ({ ownerId }, value) => (ownerId ?? 'nobody') === value,
  },
  page: {
    sql: () => '(select from_page from enquiries where id = enquiry_id) = :value',
    has: ({ page }, value) => page === value,
  },
  country: {
    sql: () => 'country = :value',
    has: ({ country }, value) => country === value,
  },
  reason: {
    sql: () => 'close_reason = :value',
    has: ({ closeReason }, value) => closeReason === value,
  },
  label: {
    sql: () =>
      'enquiry_id in (select enquiry_id from enquiry_labels where label_id = :value::uuid)',
    has: ({ labels }, value) => labels.includes(value),
  },
};

/** The filters that are set, with their values. */
export const activeFilters = (filters: ListFilters): readonly (readonly [FilterName, string])[] =>
  filterNames.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [[name, value] as const];
  });

export const matchesFilters = (row: Filtered, filters: ListFilters): boolean =>
  filterNames.every((name) => {
    const value = filters[name];
    return value === undefined || filterRules[name].has(row, value);
  });

export const isSameFilter = (one: ListFilters, other: ListFilters): boolean =>
  filterNames.every((name) => one[name] === other[name]);
