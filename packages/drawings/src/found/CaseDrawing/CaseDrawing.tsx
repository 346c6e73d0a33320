import type { ReactElement } from 'react';
import { Drawing } from '#line/Drawing.tsx';
import { Room } from '#line/Room.tsx';
import { namedIn } from '../named-in.ts';

type Step = 'before' | 'decision' | 'after';

const files = import.meta.glob<{ readonly caseDrawings: Readonly<Record<Step, ReactElement>> }>(
  '../../projects/*/case-drawings.tsx',
  { eager: true },
);

interface CaseDrawingProps {
  /** The name of the project's cover; its case is drawn in a folder of that name. */
  readonly cover: string;
  readonly step: Step;
  readonly label: string;
}

/** One of the three drawings of a case, on a sheet that serves a third of a page and a phone alike. */
export function CaseDrawing({ cover, step, label }: CaseDrawingProps) {
  const file = `projects/${cover}/case-drawings.tsx`;
  return (
    <Room>
      <Drawing width={300} height={220} scale="phone" label={label}>
        {namedIn(files[`../../${file}`]?.caseDrawings, step, file)}
      </Drawing>
    </Room>
  );
}
