import * as z from 'zod/mini';

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

export type Checked<Fields extends Record<string, string>> =
  | { readonly ok: true; readonly value: Fields }
  | { readonly ok: false; readonly errors: FieldErrors<keyof Fields & string> };

/** Returns the value or the first message of each field, so that callers need no Zod. */
export function check<Fields extends Record<string, string>>(
  schema: z.ZodMiniType<Fields>,
  input: unknown,
): Checked<Fields> {
  const result = z.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.data };
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0]);
    errors[field] ??= issue.message;
  }
  return { ok: false, errors: errors as FieldErrors<keyof Fields & string> };
}
