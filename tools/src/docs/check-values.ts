import type { Document } from './document.ts';

/**
 * A value that a document states and the code decides. Each pattern captures it once; where the code’s has the flag g,
 * the value is how often it is found.
 */
export interface StatedValue {
  readonly document: string;
  readonly says: RegExp;
  readonly file: string;
  readonly code: RegExp;
  /** How many of the code's units are one of the document's: 60,000 where the code counts milliseconds. */
  readonly per?: number;
}

const words: Readonly<Record<string, string>> = {
  ...{ one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8' },
  ...{
    nine: '9',
    ten: '10',
    eleven: '11',
    twelve: '12',
    fifteen: '15',
    twenty: '20',
    thirty: '30',
    sixty: '60',
  },
};

/** "10_000", "10,000", "5 * 2_000" are one value, "ten" is "10"; another text is compared as it is. */
export function valueOf(written: string, per = 1): string {
  const text = words[written] ?? written;
  const factors = text.split('*').map((part) => part.replaceAll(/[\s,_]/g, ''));
  if (!factors.every((one) => /^\d+(?:\.\d+)?$/.test(one))) return text;
  return String(factors.reduce((product, one) => product * Number(one), 1) / per);
}

/** One sentence for each stated value that the code does not have. */
export function checkValues(
  values: readonly StatedValue[],
  documents: readonly Document[],
  read: (path: string) => string,
): string[] {
  return values.flatMap(({ document, says, file, code, per }) => {
    const text = documents.find(({ path }) => path === document)?.text ?? '';
    const stated = says.exec(text.replaceAll(/\s+/g, ' '))?.[1];
    const actual = code.global
      ? String(read(file).match(code)?.length ?? 0)
      : code.exec(read(file))?.[1];
    if (stated === undefined)
      return [`${document} — does not say ${says}. Remove the row from stated-values.ts.`];
    if (actual === undefined)
      return [`${document} — “${stated}” should be in ${file}, which has no ${code}.`];
    return valueOf(stated) === valueOf(actual, per)
      ? []
      : [
          `${document} — says “${stated}” where ${file} has ${code.global ? actual : `“${actual}”`}.`,
        ];
  });
}
