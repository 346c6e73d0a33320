import { Composed } from '../../../line/Composed.tsx';
import { GoogleCloudHeroDesk } from './GoogleCloudHeroDesk.tsx';
import { GoogleCloudHeroPhone } from './GoogleCloudHeroPhone.tsx';

/** From an event to a chart: queue, containers that come and go, a warehouse by days, a report. */
export function GoogleCloudHero({ label }: { readonly label: string }) {
  return (
    <Composed
      desk={<GoogleCloudHeroDesk label={label} />}
      phone={<GoogleCloudHeroPhone label={label} />}
    />
  );
}
