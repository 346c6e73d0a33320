/** The limit of `limits.details`, without the schemas, which are too large for the first screen. */
export const LONGEST_REPLY = 10_000;

/** The most recipients of a mail besides the enquirer. */
export const RECIPIENTS_AT_MOST = 10;

/** The fields of a template that are filled in automatically. */
export const templateFields = [
  'name',
  'first name',
  'company',
  'service',
  'subject',
  'reference',
  'me',
  'times',
] as const;
export type TemplateField = (typeof templateFields)[number];
export type TemplateValues = Readonly<Record<TemplateField, string>>;

const FIELD = /\{(?<field>\p{L}[\p{L} ]*)\}/gu;

const isField = (name: string): name is TemplateField =>
  templateFields.some((known) => known === name);

/** The text of a gap, where the field's name is not clear enough. */
const gaps: Partial<Readonly<Record<TemplateField, string>>> = {
  times: 'two times, yours and ours',
};

/** The value of a field; without one, a gap for the user to fill in: `[company]`. */
const valueOf = (field: TemplateField, values: TemplateValues): string =>
  values[field].trim() === '' ? `[${gaps[field] ?? field}]` : values[field];

interface Part {
  readonly text: string;
  /** True for a field's value, false for the template's own text. */
  readonly isFilled: boolean;
}

/** A template in parts: its own text, and the values of its fields. */
export function filledParts(text: string, values: TemplateValues): readonly Part[] {
  // Splitting by a pattern with a group puts its matches at every second index.
  return text.split(FIELD).flatMap((words, at): readonly Part[] => {
    if (at % 2 === 0) return words === '' ? [] : [{ text: words, isFilled: false }];
    return isField(words)
      ? [{ text: valueOf(words, values), isFilled: true }]
      : [{ text: `{${words}}`, isFilled: false }];
  });
}

export const filled = (text: string, values: TemplateValues): string =>
  filledParts(text, values)
    .map((part) => part.text)
    .join('');

/** Fields of a template that do not exist. */
export const unknownFields = (text: string): string[] =>
  Array.from(text.matchAll(FIELD), ([, field = '']) => field).filter((field) => !isField(field));

/** The fields as they are written in a template. */
export const templateFieldList = templateFields.map((field) => `{${field}}`).join(', ');

/** The sentence about unknown fields of a text, with the known ones; undefined if all are known. */
export function unknownFieldsMessage(text: string): string | undefined {
  const unknown = unknownFields(text);
  if (unknown.length === 0) return undefined;
  const named = [...new Set(unknown)].map((field) => `{${field}}`).join(', ');
  return `There is no field ${named}. The fields are ${templateFieldList}. What a person fills in goes in [brackets].`;
}

// `[day and time]` is for the user to fill in. `[1]` and `[text](address)` are the author's own text.
const UNFILLED = /\{\{[^{}\n]*\}\}|\{[a-z][a-z ]*\}|\[(?=[^\]\n]*\p{L})[^[\]\n]{1,80}\](?!\()/u;

/** The first gap in a text; undefined if there is none. */
export const firstGap = (text: string): string | undefined => UNFILLED.exec(text)?.[0];

/** A text split at its gaps: every second part is a gap. */
export const splitAtGaps = (text: string): readonly string[] =>
  text.split(new RegExp(`(${UNFILLED.source})`, 'u'));

/** The line by which mail programs recognize a signature. */
const SIGNED = '-- ';

/** Below the text; empty without a signature. */
export const signatureOf = (own: string, company: readonly string[]): string =>
  own.trim() === '' ? '' : [SIGNED, own.trim(), ...company].join('\n');

/** Adds text above the signature, if there is one. */
export function above(text: string, words: string): string {
  const at = text.search(/^-- $/mu);
  const [written, signature] = at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
  const all = written.trim() === '' ? words : `${written.trimEnd()}\n\n${words}`;
  return signature === '' ? all : `${all}\n\n${signature}`;
}

/** A reply that was undone, with the draft that was begun since below it, so that neither is lost. */
export const withDraftBelow = (reply: string, draft: string): string =>
  reply.includes(draft.trim()) ? reply : `${reply}\n\n${draft}`;

/** Whether the text has more than a signature. */
export const hasOwnText = (text: string): boolean => text.split(/^-- $/mu)[0]?.trim() !== '';
