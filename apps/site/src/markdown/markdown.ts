/** Marks that plain words may hold, and that must not become markup. */
const special = /[\\`*_[\]<>]/g;

export const plain = (words: string): string => words.replace(special, '\\$&');
