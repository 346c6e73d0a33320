import type { ReactNode } from 'react';
import { Composed } from '#line/Composed.tsx';

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

interface DrawnProps {
  /** The drawing's name: `SeoHero` has SeoHeroDesk and SeoHeroPhone. */
  readonly name: string;
  /** What it shows, for people who cannot see it; some drawings have a sentence of their own. */
  readonly label?: string;
}

/** A drawing found by its name, in the composition that fits: a new one needs no table to edit. */
export function Drawn({ name, label = '' }: DrawnProps) {
  const find = (ending: string): ReactNode => {
    const Found = byName.get(`${name}${ending}`);
    return Found && <Found label={label} />;
  };
  const [desk, wide, phone, whole] = [find('Desk'), find('Wide'), find('Phone'), find('')];
  if (phone && (desk ?? wide)) return <Composed desk={desk} wide={wide} phone={phone} />;
  if (whole) return whole;
  throw new Error(
    `There is no drawing called ${name}. Draw ${name}Desk.tsx and ${name}Phone.tsx in a folder ${name}.`,
  );
}
