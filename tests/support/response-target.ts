import { responseTargetOf } from '@studio/contract/response-target';
import type { WorkingHours } from '@studio/contract/working-hours';

/** Around the clock, so that no test depends on when it runs. */
export const hours: WorkingHours = {
  zone: 'Asia/Kolkata',
  week: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  opens: '00:00',
  closes: '23:59',
  promise: 8,
  holidays: [],
};
export const responseTarget = responseTargetOf(hours);
