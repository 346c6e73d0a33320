import { readFileSync } from 'node:fs';
import { settingsOf } from '@studio/contract/renamed-settings';
import { datedResponseTimeSentence, readResponseTime } from '@studio/contract/response-time';

/**
 * The response time from the worker's file. Without a configured file, or if nothing may be published or the value is
 * old, the page states only the target.
 */
export function builtResponseTime(
  today: Date,
  path: string | undefined = settingsOf(process.env)('INTAKE_RESPONSE_TIME_PATH'),
): string | undefined {
  const responseTime = path ? readResponseTime(written(path), today) : undefined;
  return responseTime && datedResponseTimeSentence(responseTime);
}

function written(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
