/** One room of the house, and everything its files may import. Its own files are always among them. */
export type Wall<Room extends string> = {
  /** Where the room stands. Of two patterns that fit a file, the longer one is its room. */
  readonly at: string | readonly string[];
  /** The rooms below that it may import. */
  readonly may: readonly Room[];
  /** The rooms whose types it may name, with `import type`, but whose values it never touches. */
  readonly types?: readonly Room[];
  /** The packages it may import, with all they hold; where nothing is said, any package. */
  readonly packages?: readonly string[];
  /** The further packages its tests may import. */
  readonly tests?: readonly string[];
  readonly holds?: 'no code';
};

// Lets the compiler refuse an arrow to a room that does not exist.
export const house = <Room extends string>(walls: Record<Room, Wall<NoInfer<Room>>>) => walls;
