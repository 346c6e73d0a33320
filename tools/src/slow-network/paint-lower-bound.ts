/** The measurements of a first visit: times in ms, transferred bytes. */
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

/** The first paint takes at least one round trip and the transfer of page and stylesheet. */
export const paintLowerBound = (
  { html, css }: FirstView,
  { roundTrip, bytesPerMs }: Line,
): number => roundTrip + (html + css) / bytesPerMs;
