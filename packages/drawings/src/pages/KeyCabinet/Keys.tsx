import { Moving } from '#line/Moving.tsx';
import type { Point } from '#line/pen.ts';
import { Stroke } from '#line/Stroke.tsx';
import { key, struck, type CabinetProps, type Hook } from './keys.ts';

interface KeysProps extends CabinetProps {
  readonly placeOf: (row: number, hook: number) => Point;
}

/** The contents of the cabinet, one path per kind. The keys of shown answers drop in last. */
export function Keys({ subjects, placeOf }: KeysProps) {
  const places = (kind: Hook): Point[] =>
    subjects.flatMap(({ hooks }, row) =>
      hooks.flatMap((hook, i) => (hook === kind ? [placeOf(row, i)] : [])),
    );
  return (
    <>
      <Stroke tone="soft" d={places('sample').map(key)} />
      <Stroke weight="path" tone="red" d={places('no').map(struck)} />
      <Moving how="drops" after={1}>
        <Stroke weight="path" d={places('shown').map(key)} />
      </Moving>
    </>
  );
}
