/** The parts of one monthly bill in their order on the bar, as shares of it. */
const parts = [
  { owner: 'shop', share: 0.3 },
  { owner: 'api', share: 0.22 },
  { owner: 'data', share: 0.2 },
  { owner: 'nobody', share: 0.16 },
  { owner: 'logs', share: 0.12 },
];

export interface Slice {
  readonly owner: string;
  readonly from: number;
  readonly length: number;
}

interface Bar {
  readonly length: number;
  /** The gap between the slices when they are pulled apart. */
  readonly gap?: number;
  readonly withIdle?: boolean;
}

/** The parts along a bar that is `length` long if it has all of them. */
export function slices({ length, gap = 0, withIdle = true }: Bar): readonly Slice[] {
  const shown = parts.filter(({ owner }) => withIdle || owner !== 'nobody');
  const scale = length - gap * (parts.length - 1);
  let from = 0;
  return shown.map(({ owner, share }) => {
    const slice = { owner, from, length: share * scale };
    from += slice.length + gap;
    return slice;
  });
}
