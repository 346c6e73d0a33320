/** Characters in plain text that must not become markup. */
const special = /[\\`*_[\]<>]/g;

export const plain = (words: string): string => words.replace(special, '\\$&');
