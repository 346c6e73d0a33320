import { Label } from '#line/Label.tsx';
import { Moving } from '#line/Moving.tsx';
import type { Point } from '#line/pen.ts';
import { Shape } from '#line/Shape.tsx';
import { files, needed, type File } from '../arrival.ts';

interface BarsProps {
  /** From the left where time runs to the right, from above where it runs downwards. */
  readonly how: 'slides' | 'drops';
  readonly bar: (file: File) => string;
  /** Where its name begins. */
  readonly nameAt: (file: File) => Point;
}

/** The files as they come in, one after the other; solid are those that the first words need. */
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
