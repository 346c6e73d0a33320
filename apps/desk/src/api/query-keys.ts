import { filterNames, type ListFilters } from '@studio/contract/desk/list-filters';
import { queues, type QueueName } from '@studio/contract/desk/queues';

/** The cache keys. After a change, look here for what must be fetched again. */
export const queryKeys = {
  me: ['me'],
  office: ['office'],
  absences: ['absences'],
  notices: ['notices'],
  colleagues: ['colleagues'],
  counts: ['counts'],
  due: ['due'],
  /** The reports of this week only. */
  week: ['reports', 'week'],
  lists: ['list'],
  list: (queue: QueueName, filters: ListFilters = {}) => ['list', queue, filters] as const,
  search: (words: string) => ['list', 'search', words] as const,
  held: ['held'],
  otherMail: ['other-mail'],
  reports: (weeks: number) => ['reports', weeks] as const,
  outcomes: (weeks: number) => ['reports', 'outcomes', weeks] as const,
  visits: (period: string | undefined) => ['reports', 'visits', period] as const,
  health: ['health'],
  enquiries: ['enquiry'],
  enquiry: (id: string) => ['enquiry', id] as const,
  templates: ['templates'],
  closeReasons: ['close-reasons'],
  labels: ['labels'],
  views: ['views'],
  signature: ['signature'],
  draftFiles: (id: string) => ['draft-files', id] as const,
  recipients: (id: string) => ['recipients', id] as const,
  writers: (id: string) => ['writers', id] as const,
} as const;

/** The queue and filters of a cached list; undefined for a search. */
export function listOf(
  key: readonly unknown[],
): { readonly queue: QueueName; readonly filters: ListFilters } | undefined {
  const [, name, given] = key;
  const queue = queues.find((one) => one === name);
  if (!queue || typeof given !== 'object' || given === null) return undefined;
  const named = filterNames.map((name) => {
    const value: unknown = Reflect.get(given, name);
    return [name, typeof value === 'string' ? value : undefined] as const;
  });
  return { queue, filters: Object.fromEntries(named) };
}
