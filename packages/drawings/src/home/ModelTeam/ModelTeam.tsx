import { Composed } from '#line/Composed.tsx';
import { TeamSheet, type TeamPlan } from './TeamSheet.tsx';

const DESK: TeamPlan = {
  scale: 'desk',
  width: 520,
  bottom: 260,
  cards: { x: 30, width: 92, count: 6 },
  table: { middle: [266, 150], radius: [92, 66], seats: 8, clear: 16 },
  trunk: { x: 450, reach: 28 },
  words: { height: 36, lines: (thing) => [`one ${thing}`] },
};

const PHONE: TeamPlan = {
  scale: 'phone',
  width: 350,
  bottom: 234,
  cards: { x: 14, width: 60, count: 5 },
  table: { middle: [166, 135], radius: [60, 58], seats: 6, clear: 6 },
  trunk: { x: 302, reach: 20 },
  words: { height: 54, lines: (thing) => ['one', thing] },
};

/** The drawing of Team as a Service; `company` labels the solid people. */
export function ModelTeam({ company }: { readonly company: string }) {
  return (
    <Composed
      desk={<TeamSheet company={company} plan={DESK} />}
      phone={<TeamSheet company={company} plan={PHONE} />}
    />
  );
}
