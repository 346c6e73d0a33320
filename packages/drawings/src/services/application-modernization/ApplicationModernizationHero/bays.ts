/** The house as a row of bays: one door, one route and one room each. */
export interface House {
  readonly routes: readonly string[];
  /** The width of a bay and of its door. */
  readonly bay: number;
  readonly door: number;
  /** The ground in the elevation, and the front wall in the plan. */
  readonly ground: number;
  readonly front: number;
  readonly depth: number;
  /** How many rooms have moved; the next one is being moved now. */
  readonly moved: number;
}

export const doorAt = (house: House, i: number): number => Math.round(house.bay * (i + 0.5));
