/** Solids that stand on a plane. */
import { isoBox, isoDrum, isoRect, type Project } from '@studio/drawings/line/iso.ts';
import { area, stroke } from '../ink.ts';
import type { Ink } from '../marks.ts';

/** The length and depth of every plane in its own units. */
export const SIDE = 180;

/** The same plane, higher by z. */
export const raised =
  (at: Project, by: number): Project =>
  (u, v, z = 0) =>
    at(u, v, z + by);

type Box = readonly [u: number, v: number, w: number, d: number, h: number];

export function box(at: Project, ...[u, v, w, d, h]: Box): Ink[] {
  const { lit, shaded } = isoBox(at, u, v, w, d, h);
  return [area(lit, 'paper'), area(shaded, 'tint')];
}

/** The product's box. */
export function solidBox(at: Project, ...[u, v, w, d, h]: Box): Ink[] {
  const { lit, shaded } = isoBox(at, u, v, w, d, h);
  return [area(lit, 'solid', { edge: 'knock' }), area(shaded, 'deep', { edge: 'knock' })];
}

/** A plane: a thin slab, or a dashed outline until its question is answered. */
export const slab = (at: Project, thick: number, isOpen: boolean): Ink[] =>
  isOpen
    ? [
        area(isoRect(at, 0, 0, SIDE, SIDE), 'paper', { edge: 'none' }),
        stroke(isoRect(at, 0, 0, SIDE, SIDE), { dash: 'dashed', tone: 'soft' }),
      ]
    : box(raised(at, -thick), 0, 0, SIDE, SIDE, thick);

/** Stored data, 24 high: its body, rings, and a lid that is solid if guarded. */
export function drum(
  at: Project,
  scale: number,
  spot: readonly [u: number, v: number, radius: number],
  isGuarded: boolean,
): Ink[] {
  const [u, v, radius] = spot;
  const { body, lid, rings } = isoDrum(at, u, v, radius * scale, 24 * scale);
  return [
    area(body, isGuarded ? 'tint' : 'paper'),
    stroke(rings, { weight: 'thin' }),
    area(lid, isGuarded ? 'solid' : 'paper'),
  ];
}

export function openDrum(at: Project, scale: number): Ink[] {
  const { body } = isoDrum(at, 98, 98, 25 * scale, 24 * scale);
  return [stroke(body, { dash: 'dashed', tone: 'soft' })];
}
