import { Moving } from '#line/Moving.tsx';
import { Shape } from '#line/Shape.tsx';
import { files, needed, type File } from '../arrival.ts';

interface BarsProps {
  /** From the left where time runs to the right, from above where it runs downwards. */
  readonly how: 'slides' | 'drops';
  readonly bar: (file: File) => string;
}

/** The files as they come in, one after the other; solid are those that the first words need. */
export const Bars = ({ how, bar }: BarsProps) =>
  files.map((file) => (
    <Moving key={file.name} how={how} {...(file.beat && { after: file.beat })}>
      <Shape fill={needed.includes(file) ? 'solid' : 'tint'} d={bar(file)} />
    </Moving>
  ));
