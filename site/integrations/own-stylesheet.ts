import postcss from 'postcss';

/**
 * The rules of one layer, taken out of a stylesheet. The order of the layers stays with the rest,
 * which every page has, so that it does not matter when the layer arrives.
 */
export function takeLayer(
  css: string,
  name: string,
): { readonly layer: string; readonly rest: string } {
  const rest = postcss.parse(css);
  const layer = postcss.root();
  rest.walkAtRules('layer', (rule) => {
    if (rule.params === name && rule.nodes) layer.append(rule);
  });
  return { layer: layer.toString(), rest: rest.toString() };
}
