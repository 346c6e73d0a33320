/** Something a document says exists, and where it says so. */
export interface Mention {
  readonly line: number;
  readonly words: string;
}

export interface Document {
  readonly path: string;
  readonly text: string;
}

/** Every piece of code in a document: text in backticks, and each line of a fenced block. */
export function* mentionsIn({ text }: Document): Generator<Mention> {
  let fenced = false;
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trimStart().startsWith('```')) fenced = !fenced;
    else if (fenced) yield { line: i + 1, words: line.trim() };
    else for (const [, words = ''] of line.matchAll(/`([^`]+)`/g)) yield { line: i + 1, words };
  }
}
