import { parse, type Declaration, type Root } from 'postcss';
import { styleNames, styleTexts } from '@studio/drawings/all-styles.ts';
import { withClassNames } from '@studio/styles/class-selectors.ts';
import { tokens, withTokens } from '@studio/styles/token-values.ts';
import { faces } from './picture-fonts.ts';

/** As on solid blue, and with the fonts by the names their files bear. */
const values = new Map([...tokens.onBlue, ...Object.entries(faces)]);

/** A preview is mostly seen at half its size: its lines are drawn stronger than on the page. */
const lineWeight = 1.5;

/** As the drawings write it: 580 18px/1 var(--sans). */
const shorthand = /^(?:(\d+) )?(\S+)\/1 (.+)$/;

function spellOutFont(font: Declaration): void {
  const [, weight = '400', size, family] = shorthand.exec(font.value) ?? [];
  if (!size || !family)
    throw new Error(`pictures/drawing-styles.ts cannot spell out “${font.toString()}”.`);
  const parts = { 'font-weight': weight, 'font-size': size, 'font-family': family };
  for (const [prop, value] of Object.entries(parts)) font.cloneBefore({ prop, value });
  font.remove();
}

/** A stylesheet in the few words resvg knows: plain rules, no layers, no tokens, no shorthand. */
export function plainRules(css: string, names: Readonly<Record<string, string>>): Root {
  const sheet = parse(css);
  sheet.walkComments((comment) => void comment.remove());
  // What depends on a screen, a room, a preference or the time does not reach a picture.
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
 * The rules of all drawings as they are on solid blue. resvg does not know strokes that keep their
 * weight when a drawing is scaled, so the scale is taken out of them here.
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
