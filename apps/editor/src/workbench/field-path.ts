import type { Refusal } from '#refusal.ts';
import { entriesKey } from '#writer/yaml-file.ts';
import { isGroup } from '#writer/plain.ts';

/** The path of a field in the form, where entries by id and a file that is a list are one field. */
export function fieldPath(field: string, raw: unknown): Refusal['path'] {
  const steps = field.split('.').filter(Boolean);
  const [first = '', ...rest] = steps;
  const ids = isGroup(raw) && Object.values(raw).every(isGroup) ? Object.keys(raw) : undefined;
  const at = ids ? ids.indexOf(first) : Number(first);
  if (first && (ids ? at >= 0 : Array.isArray(raw))) return [entriesKey, at, ...rest.map(asStep)];
  return steps.map(asStep);
}

const asStep = (step: string): string | number => (/^\d+$/.test(step) ? Number(step) : step);
