import { adviceOf } from '@studio/sheet/advice.ts';
import type { Answers } from '@studio/sheet/answers.ts';
import { plain, type Palette } from '@studio/sheet-drawing/look.ts';
import { paintSheet } from '@studio/sheet-drawing/paint-sheet.ts';
import { svgFile } from '@studio/sheet-drawing/svg-file.ts';
import { sheetMarkdown } from '@studio/sheet/sheet-markdown.ts';
import { drawn, type Office } from './use-drawing.ts';

/** In the company's ink on paper, whatever the screen's colors: the file is opened elsewhere. */
function inks(): Palette {
  const brand = getComputedStyle(document.documentElement).getPropertyValue('--brand').trim();
  const parts = /^#(..)(..)(..)$/u.exec(brand)?.slice(1);
  if (!parts) return plain;
  const toward = (end: number, share: number): string =>
    `rgb(${parts.map((part) => Math.round(Number.parseInt(part, 16) * (1 - share) + end * share)).join(' ')})`;
  const text = toward(0, 0.16);
  return {
    ...plain,
    draw: brand,
    deep: toward(0, 0.2),
    soft: toward(255, 0.6),
    faint: toward(255, 0.78),
    tint: toward(255, 0.9),
    text,
  };
}

/** The page's typefaces, which can be embedded in a picture but not in an SVG file. */
function pageFaces(): Pick<Palette, 'sans' | 'mono'> {
  const style = getComputedStyle(document.documentElement);
  return { sans: style.getPropertyValue('--sans'), mono: style.getPropertyValue('--mono') };
}

/** The project's name, in letters every file system accepts. */
export function fileName({ project, revision }: Answers, ending: string): string {
  const words = project
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/gu)
    ?.join('-')
    .slice(0, 60);
  return `${words ?? 'sheet'}-rev-${revision.toLowerCase()}.${ending}`;
}

function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the URL after this returns.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}

export function saveSvg(answers: Answers, office: Office): Promise<boolean> {
  const file = svgFile(drawn(office, answers, 'lying'), inks());
  save(new Blob([file], { type: 'image/svg+xml' }), fileName(answers, 'svg'));
  return Promise.resolve(true);
}

/** Twice the sheet's size: sharp on a slide and on paper. */
const scale = 2.4;

export async function savePicture(answers: Answers, office: Office): Promise<boolean> {
  const drawing = drawn(office, answers, 'lying');
  const canvas = document.createElement('canvas');
  canvas.width = drawing.width * scale;
  canvas.height = drawing.height * scale;
  const context = canvas.getContext('2d');
  if (!context) return false;
  const palette = { ...inks(), ...pageFaces() };
  context.fillStyle = palette.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  paintSheet(drawing, palette, context);
  const picture = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  if (picture) save(picture, fileName(answers, 'png'));
  return picture !== null;
}

/** To the clipboard; if that is forbidden, to a file. */
export async function copyText(answers: Answers, { rules }: Office): Promise<boolean> {
  const text = sheetMarkdown(answers, adviceOf(answers, rules));
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    save(new Blob([text], { type: 'text/markdown' }), fileName(answers, 'md'));
  }
  return true;
}
