/** What a first visit showed: times in ms, bytes as they came over the line. */
export interface FirstView {
  readonly first: number;
  readonly largest: number;
  readonly html: number;
  readonly css: number;
}

export interface Line {
  readonly roundTrip: number;
  readonly bytesPerMs: number;
}

/** Nothing can be painted before one round trip and the bytes that decide what is painted. */
export const paintLowerBound = (
  { html, css }: FirstView,
  { roundTrip, bytesPerMs }: Line,
): number => roundTrip + (html + css) / bytesPerMs;
