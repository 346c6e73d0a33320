import type { QuestionId } from '@studio/sheet/questions.ts';

/** A line without a fill; its weights are those of the drawings. */
export interface Line {
  readonly kind: 'line';
  readonly d: string;
  readonly weight?: 'thin' | 'path';
  readonly tone?: 'soft' | 'faint' | 'knock';
  readonly dash?: 'dashed' | 'dotted';
}

/** A closed shape. Soft and knock never have an outline. */
export interface Area {
  readonly kind: 'area';
  readonly d: string;
  readonly fill: 'paper' | 'solid' | 'deep' | 'tint' | 'soft' | 'knock';
  readonly edge?: 'thin' | 'none' | 'knock';
  readonly dash?: 'dashed' | 'dotted';
}

/** Text in one line. Our own labels are monospaced, names and prose are in the text font; see faces.ts. */
export interface Word {
  readonly kind: 'word';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly anchor?: 'middle' | 'end';
  /** `soft` marks an open question, `knock` is text on a solid. */
  readonly tone?: 'soft' | 'knock';
}

export type Face = 'label' | 'prose' | 'strong' | 'name' | 'title';

export type Ink = Line | Area | Word;

/** Keys are unique on a sheet; a mark that keeps its key from one answer to the next stays. */
export type Mark = Ink & { readonly key: string };

export type Place = QuestionId | 'frame' | 'product' | 'reading' | 'block';

/**
 * The marks of one question, or of none. A question may have several parts, because parts are in painting order and
 * near things cover far ones.
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

/** `lying` is A4 landscape; `upright` is 350 wide and as long as needed. */
export type Format = 'lying' | 'upright';

export interface SheetDrawing {
  readonly format: Format;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** A description for screen readers. */
  readonly label: string;
  readonly parts: readonly Part[];
}
