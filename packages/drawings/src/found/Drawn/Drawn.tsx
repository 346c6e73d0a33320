import type { ReactNode } from 'react';
import room from '#line/room.module.css';
import { Room } from '#line/Room.tsx';
import { writtenOnce } from '#line/written-once.ts';

type Composition = (props: { readonly label: string }) => ReactNode;

/** Every composition, and the drawings that have but one. */
const files = import.meta.glob<Record<string, Composition>>(
  [
    '../../{covers,home,overview,pages}/*/*{Desk,Wide,Phone}.tsx',
    '../../services/*/*/*{Desk,Phone,Hero,Figure}.tsx',
  ],
  { eager: true },
);
const byName = new Map(Object.values(files).flatMap((exported) => Object.entries(exported)));

function markupOf(name: string, label: string): string | undefined {
  const Composition = byName.get(name);
  return Composition && writtenOnce(Composition, label, () => <Composition label={label} />);
}

interface DrawnProps {
  /** The drawing's name: `SeoHero` has SeoHeroDesk and SeoHeroPhone. */
  readonly name: string;
  /** What it shows, for people who cannot see it; some drawings have a sentence of their own. */
  readonly label?: string;
}

/** A drawing found by its name, in the composition that fits: a new one needs no table to edit. */
export function Drawn({ name, label = '' }: DrawnProps) {
  const markup = (ending: string): string | undefined => markupOf(`${name}${ending}`, label);
  const [desk, wide, phone] = [markup('Desk'), markup('Wide'), markup('Phone')];
  const roomy = desk ?? wide;
  if (roomy !== undefined && phone !== undefined)
    return (
      <Room>
        <div
          className={room[desk === undefined ? 'on-wide' : 'on-desk']}
          dangerouslySetInnerHTML={{ __html: roomy }}
        />
        <div className={room['on-phone']} dangerouslySetInnerHTML={{ __html: phone }} />
      </Room>
    );
  const whole = byName.get(name);
  if (whole) return whole({ label });
  throw new Error(
    `There is no drawing called ${name}. Draw ${name}Desk.tsx and ${name}Phone.tsx in a folder ${name}.`,
  );
}
