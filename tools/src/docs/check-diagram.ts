/** The packages each app and package depends on, by folder name. */
export type Dependencies = ReadonlyMap<string, readonly string[]>;

/** The arrows of the picture under a heading: `a --> b` means that a depends on b. */
export function diagramEdges(text: string, heading: string): Dependencies {
  const [, picture = ''] =
    new RegExp(`\n## ${heading}\n.*?\`\`\`mermaid\n(.*?)\`\`\``, 's').exec(text) ?? [];
  const arrows = [...picture.matchAll(/^\s*([\w-]+) --> ([\w-]+)$/gm)];
  const drawn = new Map<string, string[]>();
  for (const [, from = '', to = ''] of arrows) drawn.set(from, [...(drawn.get(from) ?? []), to]);
  return drawn;
}

function reachable(from: string, arrows: Dependencies, seen = new Set<string>()): Set<string> {
  for (const next of arrows.get(from) ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    reachable(next, arrows, seen);
  }
  return seen;
}

/** Every arrow must be a real dependency, and every dependency must be an arrow or a path of arrows. */
export function checkDiagram(drawn: Dependencies, real: Dependencies): string[] {
  const invented = [...drawn].flatMap(([from, all]) =>
    all
      .filter((to) => real.get(from)?.includes(to) !== true)
      .map(
        (to) => `draws ${from} --> ${to}, and package.json of ${from} does not depend on ${to}.`,
      ),
  );
  const missing = [...real].flatMap(([from, all]) => {
    const there = reachable(from, drawn);
    return all
      .filter((to) => !there.has(to))
      .map((to) => `draws no path from ${from} to ${to}, which package.json of ${from} names.`);
  });
  return [...invented, ...missing];
}
