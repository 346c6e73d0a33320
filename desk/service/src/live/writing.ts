const WRITING = 'writing ';

/** The word by which every process of the desk is told that somebody begins or ends to write. */
export const wordOfWriting = (enquiry: string): string => `${WRITING}${enquiry}`;

/** The enquiry such a word is about; nothing where it tells of an event. */
export const writingOf = (word: string): string | undefined =>
  word.startsWith(WRITING) ? word.slice(WRITING.length) : undefined;
