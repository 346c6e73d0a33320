/** The services one answer points to, the strongest first. */
export type Named = readonly string[];

/**
 * Two or three services for the answers chosen so far. Those that more answers name come first; among
 * equals, the one an answer names earlier, then the one a later question leads to: what holds
 * a visitor back says more than what they have. The third is shown only if two answers agree on it.
 * The check of the content and the page in the browser both decide by this one function.
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
