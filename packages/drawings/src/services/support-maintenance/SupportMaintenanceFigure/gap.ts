const months = 24;

/** The sizes of one month and of the updates due in it, in a composition. */
export interface Scale {
  readonly left: number;
  readonly floor: number;
  readonly month: number;
  readonly update: number;
}

export const right = ({ left, month }: Scale): number => left + months * month;
export const top = ({ floor, update }: Scale): number => floor - months * update;

/** Without updates, every month adds a step to the stairs. */
export const postponed = ({ left, floor, month, update }: Scale): string =>
  `M${left} ${floor}${`v${-update}h${month}`.repeat(months)}`;

/** With updates in the month they are due, the gap opens a little and closes again. */
export const monthly = ({ left, floor, month, update }: Scale): string =>
  `M${left} ${floor}${`l${month}${-update}v${update}`.repeat(months)}z`;
