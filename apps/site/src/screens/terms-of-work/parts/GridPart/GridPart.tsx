import { sampleTerms } from '#outline/terms-outline.ts';
import { ItemGrid } from '#sections/ItemGrid/ItemGrid.tsx';
import { SideBand } from '#ui/SideBand/SideBand.tsx';
import type { TextSection } from '../text-section.ts';

/** Points of equal importance, side by side. */
export function GridPart({ id, title, part }: TextSection) {
  return (
    <SideBand
      id={id}
      title={title}
      ground="wash"
      opening={part.opening}
      {...(part.sample && { tag: sampleTerms })}
    >
      <ItemGrid items={part.items} />
    </SideBand>
  );
}
