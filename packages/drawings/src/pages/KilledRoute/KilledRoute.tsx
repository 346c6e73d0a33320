import { Composed } from '#line/Composed.tsx';
import { Across } from './Across.tsx';
import { Down } from './Down.tsx';
import type { RouteProps } from './stations.ts';

/** The way of an enquiry, with the places where it was killed and what kept it there. */
export function KilledRoute(route: RouteProps) {
  return <Composed wide={<Across {...route} />} phone={<Down {...route} />} />;
}
