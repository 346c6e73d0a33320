/** For tests: text without findings. */

/** Text that only this page has: any five consecutive words contain the page's own. */
export const says = (own: string, topic = 'text'): string =>
  `About ${own} this ${topic} says ${own} things that ${own} alone can say.`;

export const summaryOf = (own: string): string =>
  `What ${own} is about, told in the seventy characters that a summary of ${own} takes.`;

export const titled = (own: string, amount: number, more: object = {}) =>
  Array.from({ length: amount }, (_, i) => ({
    title: `Point ${'abcdef'.charAt(i)}`,
    text: says(own, `point ${'abcdef'.charAt(i)}`),
    ...more,
  }));
