// cspell:disable-next-line
const TITLE = /^(?:dr|prof|mr|mrs|ms|miss|mx|sir|herr|frau|dipl|ing|shri|smt|thiru)\.?$/iu;

/** Names in these scripts begin with the family name. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The first name of a full name. If it cannot be determined, as with an initial or a family name in front, the full
 * name, which is never wrong.
 */
export function firstName(name: string): string {
  const whole = name.trim().replace(/\s+/gu, ' ');
  if (FAMILY_FIRST.test(whole)) return whole;
  // "Menon, Asha"
  const [before = '', after = ''] = whole.split(/\s*,\s*/u);
  const [first = ''] = (after || before).split(' ').filter((word) => !TITLE.test(word));
  return /^\p{L}\p{L}/u.test(first) ? first : whole;
}
