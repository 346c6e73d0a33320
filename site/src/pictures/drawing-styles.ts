import { styleNames, styleTexts } from '@studio/drawings/all-styles.ts';
import { tokens, withTokens } from '#styles/token-values.ts';
import { faces } from './picture-fonts.ts';

/** As on solid blue, and with the fonts by the names their files bear. */
const values = new Map([...tokens.onBlue, ...Object.entries(faces)]);

/** A preview is mostly seen at half its size: its lines are drawn stronger than on the page. */
const lineWeight = 1.5;

/** What depends on a screen, a room, a preference or the time does not reach a picture. The inner goes first. */
const conditional = ['keyframes', 'supports', 'container', 'media'].map(
  (rule) => new RegExp(`@${rule}[^{]*\\{(?:[^{}]*\\{[^{}]*\\})*[^{}]*\\}`, 'g'),
);
const comment = /\/\*[\s\S]*?\*\//g;
const shorthand = /font: (?:(\d+) )?(\S+)\/1 ([^;]+);/g;

/** A stylesheet in the few words resvg knows: plain rules, no layers, no tokens, no shorthand. */
const plain = (text: string, names: Readonly<Record<string, string>>): string =>
  withTokens(
    [comment, ...conditional].reduce((kept, left) => kept.replace(left, ''), text),
    values,
  )
    .replace(/^\s*@layer [^{]*\{([\s\S]*)\}\s*$/, '$1')
    .replace(shorthand, (_, weight: string | undefined, size: string, family: string) =>
      [`font-weight: ${weight ?? 400}`, `font-size: ${size}`, `font-family: ${family};`].join('; '),
    )
    .replace(/[^{}]+(?=\{)/g, (selector) =>
      selector.replace(/\.([a-z][\w-]*)/g, (_, name: string) => `.${names[name] ?? name}`),
    );

const rules = Object.entries(styleTexts)
  .sort(([a], [b]) => Number(b.includes('/line/')) - Number(a.includes('/line/')))
  .map(([file, text]) => plain(text, styleNames[file] ?? {}))
  .join('');

/**
 * The rules of all drawings as they are on solid blue. resvg does not know strokes that keep their
 * weight when a drawing is scaled, so the scale is taken out of them here.
 */
export const drawingStyles = (scale: number): string =>
  rules.replace(/(?<=stroke-(?:width|dasharray): )[\d. ]+/g, (widths) =>
    widths
      .split(' ')
      .map((width) => (Number(width) * lineWeight) / scale)
      .join(' '),
  );
