/** Whether a sentence contains this phrase as whole words, in any case. */
export const containsPhrase = (sentence: string, words: string): boolean =>
  new RegExp(`\\b${RegExp.escape(words)}\\b`, 'i').test(sentence);
