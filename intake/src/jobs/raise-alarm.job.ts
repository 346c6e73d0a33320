import { crashSettings, type JobKind } from '../platform/queue.ts';

/** Tells the people who keep the service running, by webhook. The alarm itself is a row. */
export const raiseAlarmJob: JobKind<{ alarmId: string }> = {
  name: 'raise-alarm',
  settings: { ...crashSettings, retryLimit: 100 },
};
