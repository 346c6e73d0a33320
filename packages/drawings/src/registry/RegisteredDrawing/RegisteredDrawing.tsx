import room from '#line/room.module.css';
import { Room } from '#line/Room.tsx';
import { writtenOnce } from '#line/written-once.ts';
import type { Composition, Compositions } from '../compositions.ts';

interface RegisteredDrawingProps {
  readonly compositions: Compositions;
  /** The text alternative; some drawings have their own. */
  readonly label: string;
}

/** Both compositions of a drawing. Many pages share one, so its HTML is rendered once per build. */
export function RegisteredDrawing({ compositions, label }: RegisteredDrawingProps) {
  const html = (Drawing: Composition) => ({
    __html: writtenOnce(Drawing, label, () => <Drawing label={label} />),
  });
  const [roomy, className] =
    'desk' in compositions
      ? [compositions.desk, room['on-desk']]
      : [compositions.wide, room['on-wide']];
  return (
    <Room>
      <div className={className} dangerouslySetInnerHTML={html(roomy)} />
      <div className={room['on-phone']} dangerouslySetInnerHTML={html(compositions.phone)} />
    </Room>
  );
}
