/** When each file is requested and arrives over a slow line, in seconds; the beat is its turn in the motion. */
export const files = [
  { index: 0, name: 'html', asked: 0, from: 0.8, to: 1.5, beat: undefined },
  { index: 1, name: 'css', asked: 1, from: 1.5, to: 2, beat: 1 },
  { index: 2, name: 'font', asked: 1, from: 2, to: 2.6, beat: 3, paints: 'type' },
  { index: 3, name: 'photo', asked: 1.2, from: 2.6, to: 3.8, beat: 4, paints: 'picture' },
  { index: 4, name: 'script', asked: 1.2, from: 3.8, to: 4.6, beat: 5, paints: 'motion' },
] as const;

export type File = (typeof files)[number];

/** The two files that the first words need. */
export const needed: readonly File[] = files.slice(0, 2);
export const later = [files[2], files[3], files[4]] as const;

/** The first words are painted when both have arrived, not when the last file has. */
export const firstWords = files[1].to;
export const scriptRuns = files[4].to;
