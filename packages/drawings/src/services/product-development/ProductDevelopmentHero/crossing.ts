/** The gap in the road: from bank to bank, at the height of the road. */
export interface Gap {
  readonly from: number;
  readonly to: number;
  readonly road: number;
}
