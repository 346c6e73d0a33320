import { COUNT_UP_TO } from '@studio/contract/desk/responses';

/** A count as the service gives it: above its limit it only says that there are more. */
export const formatCount = (count: number): string =>
  count > COUNT_UP_TO ? `${COUNT_UP_TO.toLocaleString('en')}+` : count.toLocaleString('en');
