/** A beam on two supports: where it spans, how thick it is and how far it bends in the middle. */
export interface Beam {
  readonly from: number;
  readonly to: number;
  /** The height of its upper edge before it was loaded. */
  readonly top: number;
  readonly thick: number;
  readonly sag: number;
  readonly ground: number;
}

/** The sag at one place along the beam: a parabola, which is near enough for the eye. */
export function sagAt({ from, to, sag }: Beam, x: number): number {
  const share = (x - from) / (to - from);
  return Math.round(4 * sag * share * (1 - share));
}
