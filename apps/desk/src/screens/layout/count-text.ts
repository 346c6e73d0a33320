import { COUNT_UP_TO } from '@studio/contract/desk/responses';

/** A count of the service; above its limit it only says that there are more. */
export const formatCount = (count: number): string =>
  count > COUNT_UP_TO ? `${COUNT_UP_TO.toLocaleString('en')}+` : count.toLocaleString('en');
