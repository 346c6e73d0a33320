import type { QuestionId } from '@studio/sheet/questions.ts';

/** A line without a fill; its weights are those of the line language. */
export interface Line {
  readonly kind: 'line';
  readonly d: string;
  readonly weight?: 'thin' | 'path';
  readonly tone?: 'soft' | 'faint' | 'knock';
  readonly dash?: 'dashed' | 'dotted';
}

/** A closed form. Soft and knock never have an edge. */
export interface Area {
  readonly kind: 'area';
  readonly d: string;
  readonly fill: 'paper' | 'solid' | 'deep' | 'tint' | 'soft' | 'knock';
  readonly edge?: 'thin' | 'none' | 'knock';
  readonly dash?: 'dashed' | 'dotted';
}

/** Words in one line. Ours are mono labels, names and prose are in the text face; see faces.ts. */
export interface Word {
  readonly kind: 'word';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly anchor?: 'middle' | 'end';
  /** `soft` means that something is still open, `knock` is text on a solid. */
  readonly tone?: 'soft' | 'knock';
}

export type Face = 'label' | 'prose' | 'strong' | 'name' | 'title';

export type Ink = Line | Area | Word;

/** On one sheet no two marks have the same key; what keeps its key from one answer to the next stays. */
export type Mark = Ink & { readonly key: string };

export type Place = QuestionId | 'frame' | 'product' | 'reading' | 'block';

/**
 * What belongs to one question, or to none. A question may have several parts, because near things
 * hide far ones and the parts of a sheet are in the order they are painted.
 */
export interface Part {
  readonly of: Place;
  /** Its place, which contains all its text. */
  readonly slot: Slot;
  readonly marks: readonly Mark[];
}

export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Lying is A4; upright is 350 wide and as long as it needs to be. */
export type Format = 'lying' | 'upright';

export interface SheetDrawing {
  readonly format: Format;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** What it shows, for those who cannot see it. */
  readonly label: string;
  readonly parts: readonly Part[];
}
