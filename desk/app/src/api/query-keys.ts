import type { QueueName } from '@old/contract/desk/requests.schema';

/** Which rows of a queue are wanted; nothing said is everybody's. */
export interface ListFilters {
  /** A colleague's id, or nobody. */
  readonly owner?: string | undefined;
  readonly page?: string | undefined;
  readonly country?: string | undefined;
}

/** Under which names answers are kept. Who changes something finds here what must be asked anew. */
export const queryKeys = {
  me: ['me'],
  office: ['office'],
  colleagues: ['colleagues'],
  counts: ['counts'],
  due: ['due'],
  /** The figures of this week alone. */
  week: ['figures', 'week'],
  lists: ['list'],
  list: (queue: QueueName, filters: ListFilters = {}) => ['list', queue, filters] as const,
  search: (words: string) => ['list', 'search', words] as const,
  held: ['held'],
  figures: (weeks: number) => ['figures', weeks] as const,
  health: ['health'],
  enquiry: (id: string) => ['enquiry', id] as const,
  templates: ['templates'],
  writers: (id: string) => ['writers', id] as const,
} as const;
