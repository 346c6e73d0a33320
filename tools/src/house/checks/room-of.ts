import { matchesGlob } from 'node:path';
import { rooms, wallOf, type Room } from './walls.ts';

const known = new Map<string, Room | undefined>();

/** The room a path lies in. Remembered, because every import of every file asks. */
export function roomOf(path: string): Room | undefined {
  if (!known.has(path)) known.set(path, findRoom(path));
  return known.get(path);
}

function findRoom(path: string): Room | undefined {
  const fitting = rooms.flatMap((room) =>
    [wallOf(room).at]
      .flat()
      .filter((pattern) => matchesGlob(path, pattern))
      .map((pattern) => ({ room, precision: pattern.length })),
  );
  return fitting.sort((a, b) => b.precision - a.precision)[0]?.room;
}
