import { Drawing } from '#line/Drawing.tsx';
import { Room } from '#line/Room.tsx';
import { caseDrawings, type CaseStep, type Cover } from '../project-drawings.ts';

interface CaseDrawingProps {
  /** The project's cover; its case is drawn in a folder of that name. */
  readonly cover: Cover;
  readonly step: CaseStep;
  readonly label: string;
}

/** One of the three drawings of a case, sized for a third of a page and for a phone. */
export const CaseDrawing = ({ cover, step, label }: CaseDrawingProps) => (
  <Room>
    <Drawing width={300} height={220} scale="phone" label={label}>
      {caseDrawings[cover][step]}
    </Drawing>
  </Room>
);
