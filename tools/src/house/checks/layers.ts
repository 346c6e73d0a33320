import type { AtRule, ChildNode } from 'postcss';
import type { Check, Finding } from '../finding.ts';
import { lineOfCss, sheetOf } from '../reading/css.ts';
import type { TreeFile } from '../reading/tree.ts';

const order = 'reset, tokens, base, layout, ui, sections, screens, sheet, utilities';
const orderFile = 'site/src/styles/layers.css';

/** Which layers a room's stylesheets may write to. A room without a row has no stylesheets. */
const layersOfRooms: Readonly<Record<string, readonly string[]>> = {
  styles: ['reset', 'tokens', 'base', 'layout', 'utilities'],
  layout: ['layout'],
  ui: ['ui'],
  drawings: ['ui'],
  sections: ['sections', 'sheet'],
  islands: ['sections', 'sheet'],
  screens: ['screens'],
  fonts: [],
  // The desk's rooms, in the site's order of layers.
  'desk styles': ['tokens', 'base', 'utilities'],
  'desk ui': ['ui'],
  'desk parts': ['sections'],
  'desk screens': ['screens', 'layout'],
};

/** What has no place in a cascade. */
const outsideLayers = ['font-face', 'import', 'charset'];
/** What only says when its rules hold: the layer may stand inside. */
const conditions = ['media', 'supports', 'container'];

type Layer = AtRule & { name: 'layer' };
const isLayer = (node: ChildNode): node is Layer => node.type === 'atrule' && node.name === 'layer';

/** Every rule lives in its room's layer, so no stylesheet wins by the accident of its loading order. */
export const layers: Check = (files) => {
  const sheets = files.filter(({ path }) =>
    /^(?:site|drawings|desk\/app)\/src\/.*\.css$/.test(path),
  );
  return [...missingOrder(sheets), ...sheets.flatMap((sheet) => judgeSheet(sheet))];
};

function missingOrder(sheets: readonly TreeFile[]): Finding[] {
  if (sheets.length === 0) return [];
  const home = sheets.find(({ path }) => path === orderFile);
  const stated = home && sheetOf(home).nodes.some((node) => isLayer(node) && node.params === order);
  if (stated) return [];
  return [
    {
      path: orderFile,
      line: 1,
      wrong: 'The order of the layers is not stated.',
      mend: `Write \`@layer ${order};\` here.`,
    },
  ];
}

function layerRoomOf(path: string): string {
  const [, workspace = '', folder = ''] = /^(desk\/app|[^/]+)\/src\/([^/]+)/.exec(path) ?? [];
  if (workspace === 'desk/app') return `desk ${folder}`;
  return workspace === 'site' ? folder : workspace;
}

function judgeSheet(sheet: TreeFile): Finding[] {
  const { path } = sheet;
  const room = layerRoomOf(path);
  const allowed = layersOfRooms[room];
  if (allowed === undefined) {
    const isDesk = (name: string) => name.startsWith('desk ');
    const neighbours = Object.keys(layersOfRooms).filter((name) => isDesk(name) === isDesk(room));
    const mend = `Put them beside the component they style: ${neighbours.join(', ')}.`;
    return [{ path, line: 1, wrong: `${room} is no room for stylesheets.`, mend }];
  }
  const wanted = allowed.map((layer) => `@layer ${layer}`).join(' or ');
  return sheetOf(sheet).nodes.flatMap(judgeNode);

  function judgeNode(node: ChildNode): Finding[] {
    const line = lineOfCss(node);
    if (node.type === 'comment') return [];
    if (isLayer(node)) return node.nodes ? judgeLayer(node.params, line) : judgeStatement(line);
    if (node.type === 'atrule') {
      if (outsideLayers.includes(node.name)) return [];
      if (conditions.includes(node.name)) return (node.nodes ?? []).flatMap(judgeNode);
    }
    return [
      {
        path,
        line,
        wrong: `"${openingOf(node)}" stands outside every layer.`,
        mend: `Wrap it in ${wanted}.`,
      },
    ];
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

/** What a person looks for in the file to find the place. */
function openingOf(node: ChildNode): string {
  if (node.type === 'rule') return node.selector.replaceAll(/\s+/g, ' ');
  return node.type === 'atrule' ? `@${node.name} ${node.params}`.trim() : node.toString();
}
