import { Fragment } from 'react';
import { Stroke } from '#line/Stroke.tsx';
import type { dayChart } from './day.ts';

/** The line of capacity. In the morning it climbs first; the load, a dot, follows below it. */
export function Capacity({ chart }: { readonly chart: ReturnType<typeof dayChart> }) {
  return (
    <>
      <Stroke weight="path" d={[chart.night, chart.afternoon]} />
      {chart.morning.map(({ capacity, starts, load, loadComes }) => (
        <Fragment key={starts}>
          <Stroke weight="path" moves="draws" after={starts} d={capacity} />
          <Stroke moves="travels" after={loadComes} d={load} />
        </Fragment>
      ))}
    </>
  );
}
