import { join, type Point } from '@studio/drawings/line/pen.ts';

/** A closed outline with rounded corners, also in axonometric projection. */
export function rounded(points: readonly Point[], radius: number): string {
  const toward = ([x, y]: Point, [tx, ty]: Point): Point => {
    const distance = Math.hypot(tx - x, ty - y) || 1;
    const part = Math.min(radius, distance / 2) / distance;
    return [x + (tx - x) * part, y + (ty - y) * part];
  };
  const corners = points.map((point, i) => {
    const before = toward(point, points.at(i - 1) ?? point);
    const after = toward(point, points[(i + 1) % points.length] ?? point);
    return `${i > 0 ? 'L' : 'M'}${join(...before)}Q${join(...point)} ${join(...after)}`;
  });
  return `${corners.join('')}z`;
}
