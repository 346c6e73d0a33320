import { Composed } from '#line/Composed.tsx';
import { Across } from './Across.tsx';
import { Down } from './Down.tsx';
import type { RouteProps } from './stations.ts';

/** The route of an enquiry, with the parts that were killed and what kept the enquiry safe. */
export function KilledRoute(route: RouteProps) {
  return <Composed wide={<Across {...route} />} phone={<Down {...route} />} />;
}
