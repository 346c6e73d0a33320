import type { Refusal } from '#refusal.ts';
import { entriesKey } from '#writer/yaml-file.ts';
import { isGroup } from '#writer/plain.ts';

/** The way to a field as the form has it, where entries by id and files that are a list are one field. */
export function fieldPath(field: string, raw: unknown): Refusal['path'] {
  const steps = field.split('.').filter(Boolean);
  const [first = '', ...rest] = steps;
  const ids = isGroup(raw) && Object.values(raw).every(isGroup) ? Object.keys(raw) : undefined;
  const at = ids ? ids.indexOf(first) : Number(first);
  if (first && (ids ? at >= 0 : Array.isArray(raw))) return [entriesKey, at, ...rest.map(asStep)];
  return steps.map(asStep);
}

const asStep = (step: string): string | number => (/^\d+$/.test(step) ? Number(step) : step);
