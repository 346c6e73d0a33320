const SECOND_MS = 1_000;
export const DAY_MS = 86_400_000;

export interface ZoneTime {
  /** The local time at a moment, written as if it were UTC. */
  readonly shownAt: (moment: number) => number;
  /**
   * The first moment at which clocks show this time or a later one, written as if it were UTC. If clocks skip that
   * time, the moment of the skip.
   */
  readonly firstAt: (shown: number) => number;
}

/**
 * The day at a moment, like 2026-11-18; without a zone, that of this machine. Put together from parts, because the
 * order in which a locale writes them may change with the runtime.
 */
export function dayIn(moment: Date | number, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  return ['year', 'month', 'day']
    .map((name) => parts.find(({ type }) => type === name)?.value)
    .join('-');
}

/** The clocks of a zone, with every change of its offset that the runtime knows. */
export function zoneTime(timeZone: string): ZoneTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

  function aheadAt(moment: number): number {
    const parts = format.formatToParts(moment);
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
    const shown = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
    return shown - Math.floor(moment / SECOND_MS) * SECOND_MS;
  }

  /** The second in which the offset `before` ends, between these two moments. */
  function offsetChangeBetween(from: number, to: number, before: number): number {
    let early = Math.floor(from / SECOND_MS);
    let late = Math.ceil(to / SECOND_MS);
    while (late - early > 1) {
      const middle = Math.floor((early + late) / 2);
      if (aheadAt(middle * SECOND_MS) === before) early = middle;
      else late = middle;
    }
    return late * SECOND_MS;
  }

  return {
    shownAt: (moment) => moment + aheadAt(moment),
    firstAt(shown) {
      // No zone is a day away from Greenwich, so a change that matters is between the two.
      const before = aheadAt(shown - DAY_MS);
      const afterwards = aheadAt(shown + DAY_MS);
      if (before === afterwards) return shown - before;
      const change = offsetChangeBetween(shown - DAY_MS, shown + DAY_MS, before);
      return shown - before < change ? shown - before : Math.max(change, shown - afterwards);
    },
  };
}
