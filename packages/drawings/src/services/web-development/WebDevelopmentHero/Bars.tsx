import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import type { Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { files, needed, type File } from '../arrival.ts';

interface BarsProps {
  /** `slides` where time runs to the right, `drops` where it runs downwards. */
  readonly how: 'slides' | 'drops';
  readonly bar: (file: File) => string;
  /** The position of its name. */
  readonly nameAt: (file: File) => Point;
}

/** The files in the order they arrive; those needed for the first words are solid. */
export const Bars = ({ how, bar, nameAt }: BarsProps) =>
  files.map((file) => {
    const [x, y] = nameAt(file);
    return (
      <Moving key={file.name} how={how} {...(file.beat && { after: file.beat })}>
        <Shape fill={needed.includes(file) ? 'solid' : 'tint'} d={bar(file)} />
        <Label x={x} y={y}>
          {file.name}
        </Label>
      </Moving>
    );
  });
