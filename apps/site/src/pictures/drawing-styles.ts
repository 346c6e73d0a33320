import { parse, type Declaration, type Root } from 'postcss';
import { styleNames, styleTexts } from '@studio/drawings/all-styles.ts';
import { withClassNames } from '@studio/styles/class-selectors.ts';
import { tokens, withTokens } from '@studio/styles/token-values.ts';
import { faces } from './picture-fonts.ts';

/** The tokens on blue, and the fonts by the names in their files. */
const values = new Map([...tokens.onBlue, ...Object.entries(faces)]);

/** A preview is mostly shown at half its size, so its lines are thicker than on the page. */
const lineWeight = 1.5;

/** The only form that drawings use: 580 18px/1 var(--sans). */
const shorthand = /^(?:(\d+) )?(\S+)\/1 (.+)$/;

function spellOutFont(font: Declaration): void {
  const [, weight = '400', size, family] = shorthand.exec(font.value) ?? [];
  if (!size || !family)
    throw new Error(`pictures/drawing-styles.ts cannot spell out “${font.toString()}”.`);
  const parts = { 'font-weight': weight, 'font-size': size, 'font-family': family };
  for (const [prop, value] of Object.entries(parts)) font.cloneBefore({ prop, value });
  font.remove();
}

/** A stylesheet in the subset that resvg supports: plain rules, no layers, tokens or shorthands. */
export function plainRules(css: string, names: Readonly<Record<string, string>>): Root {
  const sheet = parse(css);
  sheet.walkComments((comment) => void comment.remove());
  // Conditions about screens, containers, preferences or motion do not apply to a picture.
  sheet.walkAtRules(
    /^(?:media|container|supports|keyframes)$/,
    (condition) => void condition.remove(),
  );
  sheet.walkAtRules('layer', (layer) => void layer.replaceWith(...(layer.nodes ?? [])));
  sheet.walkRules((rule) => {
    rule.selector = withClassNames(rule.selector, (name) => names[name] ?? name);
  });
  sheet.walkDecls((declaration) => {
    declaration.value = withTokens(declaration.value, values);
  });
  sheet.walkDecls('font', spellOutFont);
  return sheet;
}

const sheets = Object.entries(styleTexts)
  .sort(([a], [b]) => Number(b.includes('/line/')) - Number(a.includes('/line/')))
  .map(([file, text]) => plainRules(text, styleNames[file] ?? {}));

/**
 * The rules of all drawings on blue. resvg does not support non-scaling strokes, so line widths are divided by the
 * scale.
 */
export const drawingStyles = (scale: number): string =>
  sheets.map((sheet) => scaled(sheet.clone(), scale).toString()).join('');

function scaled(sheet: Root, scale: number): Root {
  sheet.walkDecls(/^stroke-(?:width|dasharray)$/, (stroke) => {
    const widths = stroke.value.split(' ').map((width) => (Number(width) * lineWeight) / scale);
    stroke.value = widths.join(' ');
  });
  return sheet;
}
