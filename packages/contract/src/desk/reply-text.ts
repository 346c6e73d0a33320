/** So many letters at most; as `limits.details`, without the schemas, which the first screen has no room for. */
export const LONGEST_REPLY = 10_000;

/** So many get one mail at most, besides the enquirer. */
export const RECIPIENTS_AT_MOST = 10;

/** What a template may leave to be filled in by itself. */
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

/** What a person is asked for instead, where the field's own name does not say it. */
const gaps: Partial<Readonly<Record<TemplateField, string>>> = {
  times: 'two times, yours and ours',
};

/** What a field becomes. Where nothing is known it is left to a person: `[company]`. */
const valueOf = (field: TemplateField, values: TemplateValues): string =>
  values[field].trim() === '' ? `[${gaps[field] ?? field}]` : values[field];

interface Part {
  readonly text: string;
  /** The template did not say it: a field did. */
  readonly isFilled: boolean;
}

/** A template in parts: its own words, and what its fields became. */
export function filledParts(text: string, values: TemplateValues): readonly Part[] {
  // A text split by a pattern with a group has what the group matched at every second place.
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

/** Fields of a template that nobody knows. */
export const unknownFields = (text: string): string[] =>
  Array.from(text.matchAll(FIELD), ([, field = '']) => field).filter((field) => !isField(field));

/** As they are written in a template. */
export const fieldsInWords = templateFields.map((field) => `{${field}}`).join(', ');

/** Names the fields of a text that there are not, and those that there are; nothing where all are known. */
export function unknownSentence(text: string): string | undefined {
  const unknown = unknownFields(text);
  if (unknown.length === 0) return undefined;
  const named = [...new Set(unknown)].map((field) => `{${field}}`).join(', ');
  return `There is no ${named}. There are ${fieldsInWords}; what a person fills in is in [brackets].`;
}

// `[day and time]` is for a person to fill in. `[1]` and `[text](address)` are somebody's own.
const UNFILLED = /\{\{[^{}\n]*\}\}|\{[a-z][a-z ]*\}|\[(?=[^\]\n]*\p{L})[^[\]\n]{1,80}\](?!\()/u;

/** The first place in a text that was left to be filled in; nothing where all is. */
export const unfilledIn = (text: string): string | undefined => UNFILLED.exec(text)?.[0];

/** A text split at what is left to be filled in: every second part is such a place. */
export const splitAtGaps = (text: string): readonly string[] =>
  text.split(new RegExp(`(${UNFILLED.source})`, 'u'));

/** What mail programs know a signature by. */
const SIGNED = '-- ';

/** Below the text; nothing where nobody wrote a signature. */
export const signatureOf = (own: string, company: readonly string[]): string =>
  own.trim() === '' ? '' : [SIGNED, own.trim(), ...company].join('\n');

/** Adds words to a text: above the signature, where it has one. */
export function above(text: string, words: string): string {
  const at = text.search(/^-- $/mu);
  const [written, signature] = at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
  const all = written.trim() === '' ? words : `${written.trimEnd()}\n\n${words}`;
  return signature === '' ? all : `${all}\n\n${signature}`;
}

/** Whether somebody wrote more than their signature. */
export const isWritten = (text: string): boolean => text.split(/^-- $/mu)[0]?.trim() !== '';
