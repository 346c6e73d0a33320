import { responseTargetOf } from '@studio/contract/response-target';

/** Working hours around the clock, so that no test depends on when it runs. */
export const responseTarget = responseTargetOf({
  zone: 'Asia/Kolkata',
  week: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  opens: '00:00',
  closes: '23:59',
  promise: 8,
  holidays: [],
});
