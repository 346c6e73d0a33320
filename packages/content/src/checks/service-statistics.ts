import { similarTexts } from './text-similarity.ts';
import { ownTexts } from './own-text.ts';
import { drawingName, drawingParts } from '@studio/drawings/registry/drawing-names.ts';
import type { Drawings } from '#reader/drawing-status.ts';
import type { Content } from '#reader/load-content.ts';
import { passagesIn } from './passages.ts';

/** Statistics of a service page. */
export interface ServiceStatistics {
  readonly slug: string;
  readonly words: number;
  readonly nearest: Neighbour | undefined;
  /** The ids of its claims, each once. */
  readonly claims: readonly string[];
  readonly drawings: readonly { readonly name: string; readonly drawn: boolean }[];
}

interface Neighbour {
  readonly file: string;
  readonly share: number;
}

export function serviceStatistics(
  content: Content,
  drawings: Pick<Drawings, 'stateOf'> | undefined,
): ServiceStatistics[] {
  const texts = ownTexts(content);
  const neighbours = nearestNeighbours(texts);
  const passages = new Map(texts.map((text) => [text.file, text.passages]));
  return content.services.map((service) => ({
    slug: service.slug,
    words: (passages.get(service.file) ?? []).join(' ').split(/\s+/).length,
    nearest: neighbours.get(service.file),
    claims: [...new Set(passagesIn(service).flatMap(({ parts }) => claimsIn(parts)))],
    drawings: drawingParts.map((part) => ({
      name: drawingName(service.slug, part),
      drawn: (drawings?.stateOf(service.slug, part) ?? 'missing') !== 'missing',
    })),
  }));
}

const claimsIn = (parts: ReturnType<typeof passagesIn>[number]['parts']): string[] =>
  parts.flatMap((part) => (part.kind === 'claim' ? part.id : []));

function nearestNeighbours(texts: ReturnType<typeof ownTexts>): Map<string, Neighbour> {
  const nearest = new Map<string, Neighbour>();
  const consider = (file: string, other: string, share: number): void => {
    if (share > (nearest.get(file)?.share ?? 0)) nearest.set(file, { file: other, share });
  };
  for (const { file, other, share } of similarTexts(texts)) {
    consider(file, other, share);
    consider(other, file, share);
  }
  return nearest;
}
