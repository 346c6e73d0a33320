import { rooms, wallOf, type Room } from '#house/checks/walls.ts';

const below = (room: Room): readonly Room[] => [...wallOf(room).may, ...(wallOf(room).types ?? [])];

const isUnder = (room: Room, other: Room): boolean =>
  below(other).some((next) => next === room || isUnder(room, next));

/** The rooms right below one: those that another of its rooms leads to anyway are left out. */
export const stepsFrom = (room: Room): Room[] =>
  below(room).filter((to) => !below(room).some((other) => isUnder(to, other)));

const workspaceOf = (room: Room): string => [wallOf(room).at].flat()[0]?.split('/')[0] ?? '';
const idOf = (room: Room): string => room.replaceAll(' ', '-');
const node = (room: Room): string => `${idOf(room)}["${room}"]`;

/** A workspace as a frame around its rooms; one of a single room is that room. */
function frame(workspace: string): string[] {
  const own = rooms.filter((room) => workspaceOf(room) === workspace);
  if (own.length === 1) return own.map((room) => `  ${node(room)}`);
  return [
    `  subgraph ${workspace}-rooms["${workspace}"]`,
    ...own.map((room) => `    ${node(room)}`),
    '  end',
  ];
}

/** The plan of the house as a Mermaid diagram. */
export function houseMap(): string {
  const arrows = rooms
    .filter((room) => stepsFrom(room).length > 0)
    .map((room) => `  ${idOf(room)} --> ${stepsFrom(room).map(idOf).join(' & ')}`);
  return [
    '```mermaid',
    'flowchart TD',
    ...[...new Set(rooms.map(workspaceOf))].flatMap(frame),
    ...arrows,
    '```',
  ].join('\n');
}

const place = /(?<=<!-- map: npm run map -->\n\n)```mermaid\n[\s\S]*?\n```/;

/** The document with today's map in the place that is marked for it. */
export function withMap(text: string): string {
  if (!place.test(text))
    throw new Error(
      'README.md has no place for the map. Write <!-- map: npm run map -->, an empty line and a mermaid block.',
    );
  return text.replace(place, houseMap());
}
