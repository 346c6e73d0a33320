/** The services of one answer, best first. */
export type Named = readonly string[];

/**
 * Two or three services for the answers so far. Services that more answers name come first; ties are broken by the
 * position in an answer, then by the later question, because a visitor's obstacle says more than their situation. The
 * third is shown only if two answers agree on it. Both the content check and the page in the browser use this
 * function.
 */
export function fittingServices(chosen: readonly Named[]): string[] {
  const votes = (service: string): number =>
    chosen.filter((named) => named.includes(service)).length;
  const place = (service: string): number =>
    Math.min(...chosen.map((named) => named.indexOf(service)).filter((at) => at >= 0));
  return [...new Set([...chosen].reverse().flat())]
    .sort((a, b) => votes(b) - votes(a) || place(a) - place(b))
    .slice(0, 3)
    .filter((service, i) => i < 2 || votes(service) > 1);
}
