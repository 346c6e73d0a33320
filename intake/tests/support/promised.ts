import { promises } from '@old/contract/promise';

/** Round the clock and every day, so that no test depends on when it runs. */
export const promised = promises({
  zone: 'Asia/Kolkata',
  week: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  opens: '00:00',
  closes: '23:59',
  promise: 8,
  holidays: [],
});
