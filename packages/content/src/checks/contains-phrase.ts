/** Whether a sentence has these words: whole ones, in capitals or not. */
export const containsPhrase = (sentence: string, words: string): boolean =>
  new RegExp(`\\b${RegExp.escape(words)}\\b`, 'i').test(sentence);
