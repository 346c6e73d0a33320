import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import room from '@studio/drawings/line/room.module.css';
import { drawingStyles } from './drawing-styles.ts';

/** An area of a picture, in pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing as SVG, as large as its area allows and centered in it, with its styles. */
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

/** Of two compositions the phone's, because it stays readable in a small preview. */
function composition(markup: string): string {
  const from = markup.indexOf('<svg', Math.max(markup.indexOf(`class="${room['on-phone']}"`), 0));
  return markup.slice(from, markup.indexOf('</svg>', from) + '</svg>'.length);
}
