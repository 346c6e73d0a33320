import type { AtRule, ChildNode } from 'postcss';
import type { Check, Finding } from '../finding.ts';
import { lineOfCss, sheetOf } from '../reading/css.ts';
import type { TreeFile } from '../reading/tree.ts';

const order = 'reset, tokens, base, layout, ui, sections, screens, pages, utilities';
const orderFile = 'packages/styles/src/layers.css';

/**
 * Which layers a folder's stylesheets may write to; pages.* is a stylesheet of one kind of page. A folder
 * without a row has no stylesheets.
 */
const layersByFolder: Readonly<Record<string, readonly string[]>> = {
  styles: ['reset', 'tokens', 'base', 'layout', 'utilities'],
  layout: ['layout'],
  ui: ['ui'],
  drawings: ['ui', 'pages.*'],
  sections: ['sections', 'pages.*'],
  islands: ['sections', 'pages.*'],
  screens: ['screens', 'pages.*'],
  fonts: [],
  // The desk's modules, in the site's order of layers.
  'desk styles': ['tokens', 'base', 'utilities'],
  'desk ui': ['ui'],
  'desk parts': ['sections'],
  'desk screens': ['screens', 'layout'],
};

/** At-rules that cannot be in a layer. */
const outsideLayers = ['font-face', 'import', 'charset'];
/** At-rules that only add a condition: the layer may be inside them. */
const conditions = ['media', 'supports', 'container'];

type Layer = AtRule & { name: 'layer' };
const isLayer = (node: ChildNode): node is Layer => node.type === 'atrule' && node.name === 'layer';

/** Every rule is in its folder's layer, so that the loading order of stylesheets does not matter. */
export const layers: Check = (files) => {
  const sheets = files.filter(({ path }) =>
    /^(?:apps\/(?:site|desk)|packages\/(?:drawings|styles))\/src\/.*\.css$/.test(path),
  );
  return [...missingOrder(sheets), ...sheets.flatMap((sheet) => checkSheet(sheet))];
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
      fix: `Write \`@layer ${order};\` here.`,
    },
  ];
}

function layerFolderOf(path: string): string {
  const [, workspace = '', folder = ''] =
    /^(?:apps|packages)\/([^/]+)\/src\/([^/]+)/.exec(path) ?? [];
  if (workspace === 'desk') return `desk ${folder}`;
  return workspace === 'site' ? folder : workspace;
}

function checkSheet(sheet: TreeFile): Finding[] {
  const { path } = sheet;
  const folder = layerFolderOf(path);
  const allowed = layersByFolder[folder];
  if (allowed === undefined) {
    const isDesk = (name: string) => name.startsWith('desk ');
    const neighbours = Object.keys(layersByFolder).filter(
      (name) => isDesk(name) === isDesk(folder),
    );
    const fix = `Put them beside the component they style: ${neighbours.join(', ')}.`;
    return [{ path, line: 1, wrong: `${folder} is not a folder for stylesheets.`, fix }];
  }
  const wanted = allowed.map((layer) => `@layer ${layer}`).join(' or ');
  return sheetOf(sheet).nodes.flatMap(checkNode);

  function checkNode(node: ChildNode): Finding[] {
    const line = lineOfCss(node);
    if (node.type === 'comment') return [];
    if (isLayer(node)) return node.nodes ? checkLayer(node.params, line) : checkStatement(line);
    if (node.type === 'atrule') {
      if (outsideLayers.includes(node.name)) return [];
      if (conditions.includes(node.name)) return (node.nodes ?? []).flatMap(checkNode);
    }
    return [
      {
        path,
        line,
        wrong: `"${openingOf(node)}" is outside every layer.`,
        fix: `Wrap it in ${wanted}.`,
      },
    ];
  }

  function checkStatement(line: number): Finding[] {
    if (path === orderFile) return [];
    const fix = `Leave the order to ${orderFile}.`;
    return [{ path, line, wrong: 'The order of the layers is stated a second time.', fix }];
  }

  function checkLayer(layer: string, line: number): Finding[] {
    if (allowed?.includes(layer.replace(/^pages\.[\w-]+$/, 'pages.*')) === true) return [];
    const wrong = `${folder} may not write to the layer ${layer}.`;
    return [{ path, line, wrong, fix: `Use ${wanted}, or move the rules.` }];
  }
}

/** The text to search for in the file. */
function openingOf(node: ChildNode): string {
  if (node.type === 'rule') return node.selector.replaceAll(/\s+/g, ' ');
  return node.type === 'atrule' ? `@${node.name} ${node.params}`.trim() : node.toString();
}
