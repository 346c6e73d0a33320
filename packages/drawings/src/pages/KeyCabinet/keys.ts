import { circle, type Point } from '#line/pen.ts';

/** What is on a hook: the key of a shown answer, the outline of a sample, or nothing for a no. */
export type Hook = 'shown' | 'sample' | 'no';

export interface CabinetProps {
  /** The subjects, each with a hook for every question. */
  readonly subjects: readonly { readonly title: string; readonly hooks: readonly Hook[] }[];
}

/** A key that hangs from a point: its ring, its stem and two teeth. */
export const key = ([x, y]: Point): string => `${circle(x, y + 6, 5)}M${x} ${y + 11}v13h4m-4-4h4`;

/** The cross of an empty hook. */
export const struck = ([x, y]: Point): string => `M${x - 4} ${y + 7}l8 8m0-8l-8 8`;

export const count = ({ subjects }: CabinetProps, hook: Hook): number =>
  subjects.flatMap(({ hooks }) => hooks).filter((one) => one === hook).length;

/** The text alternative of the cabinet. */
export const sentenceOf = (cabinet: CabinetProps): string =>
  `A key cabinet with a hook for each question, in ${cabinet.subjects.length} rows by subject. ` +
  `${count(cabinet, 'shown')} hooks hold a key: the answer is shown with its proof. ` +
  `${count(cabinet, 'sample')} hold the pale outline of a key: a sample that is to be confirmed. ` +
  `${count(cabinet, 'no')} are empty and crossed out: the answer is no.`;
