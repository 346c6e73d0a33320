const months = 24;

/** The sizes a composition gives to one month and to the updates that fall due in it. */
export interface Scale {
  readonly left: number;
  readonly floor: number;
  readonly month: number;
  readonly update: number;
}

export const right = ({ left, month }: Scale): number => left + months * month;
export const top = ({ floor, update }: Scale): number => floor - months * update;

/** Nothing is done: every month adds a step to the stairs that must be climbed some day. */
export const postponed = ({ left, floor, month, update }: Scale): string =>
  `M${left} ${floor}${`v${-update}h${month}`.repeat(months)}`;

/** What falls due is done the same month: the gap opens a little and closes again. */
export const monthly = ({ left, floor, month, update }: Scale): string =>
  `M${left} ${floor}${`l${month}${-update}v${update}`.repeat(months)}z`;
