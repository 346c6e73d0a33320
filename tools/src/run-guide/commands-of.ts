/** The ways of docs/run.md, and the section each is in. */
export const ways = { static: 'Static files', box: 'One box', machines: 'Three machines' } as const;

export type Way = keyof typeof ways;

export const isWay = (name: string | undefined): name is Way =>
  name !== undefined && Object.hasOwn(ways, name);

/** The text of the code blocks in a way's section. */
export function commandsOf(document: string, way: Way): string {
  const [, section] = document.split(`\n## ${ways[way]}\n`);
  const own = section?.split('\n## ')[0] ?? '';
  const blocks = [...own.matchAll(/^```sh\n(.*?)^```$/gmsu)].map(([, block = '']) => block);
  if (blocks.length === 0) throw new Error(`docs/run.md has no commands under “${ways[way]}”.`);
  return blocks.join('');
}
