import type { Check, Finding } from '../finding.ts';
import { type CssNode, readCss } from '../reading/css.ts';
import type { TreeFile } from '../reading/tree.ts';

const order = 'reset, tokens, base, layout, ui, sections, screens, utilities';
const orderFile = 'site/src/styles/layers.css';

/** Which layers a room's stylesheets may write to. A room without a row has no stylesheets. */
const layersOfRooms: Readonly<Record<string, readonly string[]>> = {
  styles: ['reset', 'tokens', 'base', 'layout', 'utilities'],
  layout: ['layout'],
  ui: ['ui'],
  drawings: ['ui'],
  sections: ['sections'],
  islands: ['sections'],
  screens: ['screens'],
  fonts: [],
};

/** What has no place in a cascade. */
const outsideLayers = /^@(?:font-face|import|charset)\b/;
/** What only says when its rules hold: the layer may stand inside. */
const conditions = /^@(?:media|supports|container)\b/;

/** Every rule lives in its room's layer, so no stylesheet wins by the accident of its loading order. */
export const layers: Check = (files) => {
  const sheets = files.filter(({ path }) => /^(?:site|drawings)\/src\/.*\.css$/.test(path));
  return [...missingOrder(sheets), ...sheets.flatMap((sheet) => judgeSheet(sheet))];
};

function missingOrder(sheets: readonly TreeFile[]): Finding[] {
  if (sheets.length === 0) return [];
  const home = sheets.find(({ path }) => path === orderFile);
  if (home !== undefined && readCss(home.text).some(({ text }) => text === `@layer ${order}`)) {
    return [];
  }
  return [
    {
      path: orderFile,
      line: 1,
      wrong: 'The order of the layers is not stated.',
      mend: `Write \`@layer ${order};\` here.`,
    },
  ];
}

function judgeSheet({ path, text }: TreeFile): Finding[] {
  const [workspace = '', , folder = ''] = path.split('/');
  const room = workspace === 'site' ? folder : workspace;
  const allowed = layersOfRooms[room];
  if (allowed === undefined) {
    const mend = `Put them beside the component they style: ${Object.keys(layersOfRooms).join(', ')}.`;
    return [{ path, line: 1, wrong: `${room} is no room for stylesheets.`, mend }];
  }
  const wanted = allowed.map((layer) => `@layer ${layer}`).join(' or ');
  return judgeNodes(readCss(text));

  function judgeNodes(nodes: readonly CssNode[]): Finding[] {
    return nodes.flatMap(({ text: opening, line, children }) => {
      if (outsideLayers.test(opening)) return [];
      const layer = /^@layer\s+(.+)$/.exec(opening)?.[1];
      if (layer !== undefined && children === undefined) return judgeStatement(line);
      if (layer !== undefined) return judgeLayer(layer, line);
      if (conditions.test(opening)) return judgeNodes(children ?? []);
      return [
        {
          path,
          line,
          wrong: `"${opening.replaceAll(/\s+/g, ' ')}" stands outside every layer.`,
          mend: `Wrap it in ${wanted}.`,
        },
      ];
    });
  }

  function judgeStatement(line: number): Finding[] {
    if (path === orderFile) return [];
    const mend = `Leave the order to ${orderFile}.`;
    return [{ path, line, wrong: 'The order of the layers is stated a second time.', mend }];
  }

  function judgeLayer(layer: string, line: number): Finding[] {
    if (allowed?.includes(layer) === true) return [];
    const wrong = `${room} may not write to the layer ${layer}.`;
    return [{ path, line, wrong, mend: `Use ${wanted}, or move the rules.` }];
  }
}
