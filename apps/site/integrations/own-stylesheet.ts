import postcss from 'postcss';

const ownLayer = /^pages\.([\w-]+)$/;

/**
 * Moves rules that only one kind of page uses out of a stylesheet: the layer `pages.home` becomes the stylesheet
 * `home`. The declared order of the layers stays with the rest, which every page has, so it does not matter when the
 * other file loads.
 */
export function takeOwnStylesheets(css: string): {
  readonly own: ReadonlyMap<string, string>;
  readonly rest: string;
} {
  const rest = postcss.parse(css);
  const own = new Map<string, postcss.Root>();
  rest.walkAtRules('layer', (rule) => {
    const kind = ownLayer.exec(rule.params)?.[1];
    if (kind === undefined || !rule.nodes) return;
    const sheet = own.get(kind) ?? postcss.root();
    own.set(kind, sheet.append(rule));
  });
  return {
    own: new Map([...own].map(([kind, sheet]) => [kind, sheet.toString()])),
    rest: rest.toString(),
  };
}
