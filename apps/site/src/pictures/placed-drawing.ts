import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import room from '@studio/drawings/line/room.module.css';
import { drawingStyles } from './drawing-styles.ts';

/** A place on a picture, in its pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing as SVG, as large as its place allows and in the middle of it, with the styles it needs. */
export function placedDrawing(drawing: ReactNode, place: Place): string {
  const svg = composition(renderToStaticMarkup(drawing));
  const [, , width = 1, height = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number);
  const scale = Math.min(place.width / width, place.height / height);
  const x = place.x + (place.width - width * scale) / 2;
  const y = place.y + (place.height - height * scale) / 2;
  const at = `x="${x}" y="${y}" width="${width * scale}" height="${height * scale}"`;
  return `<style>${drawingStyles(scale)}</style>${svg.replace('<svg', `<svg ${at}`)}`;
}

/** Of two compositions the phone's: it stays readable when a preview is shown small. */
function composition(markup: string): string {
  const from = markup.indexOf('<svg', Math.max(markup.indexOf(`class="${room['on-phone']}"`), 0));
  return markup.slice(from, markup.indexOf('</svg>', from) + '</svg>'.length);
}
