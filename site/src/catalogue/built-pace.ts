import { readFileSync } from 'node:fs';
import { datedPaceSentence, readPace } from '@old/contract/answer-pace';

/**
 * How soon we answered, out of the file the intake's worker writes. Where no deployment names one, where
 * nothing may be said and where it is old, the page says the promise alone.
 */
export function builtPace(
  today: Date,
  path: string | undefined = process.env['INTAKE_PACE_PATH'],
): string | undefined {
  const pace = path ? readPace(written(path), today) : undefined;
  return pace && datedPaceSentence(pace);
}

function written(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
