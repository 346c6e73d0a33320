import { readFileSync } from 'node:fs';
import { settingsOf } from '@studio/contract/renamed-settings';
import { datedResponseTimeSentence, readResponseTime } from '@studio/contract/response-time';

/**
 * How soon we answered, out of the file the intake's worker writes. Where no deployment names one, where
 * nothing may be said and where it is old, the page says the promise alone.
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
