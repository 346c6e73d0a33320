/** When each file is asked for and when it arrives over a slow line, in seconds. */
export const files = [
  { index: 0, name: 'html', asked: 0, from: 0.8, to: 1.5 },
  { index: 1, name: 'css', asked: 1, from: 1.5, to: 2 },
  { index: 2, name: 'font', asked: 1, from: 2, to: 2.6 },
  { index: 3, name: 'photo', asked: 1.2, from: 2.6, to: 3.8 },
  { index: 4, name: 'script', asked: 1.2, from: 3.8, to: 4.6 },
] as const;

/** The two files without which nothing can be read. */
export const needed = files.slice(0, 2);
export const later = files.slice(2);

/** The first words are painted when both are there, not when the last file is. */
export const firstWords = files[1].to;
export const scriptRuns = files[4].to;
