import type { Product } from './product.ts';

export interface Attempt {
  /** Printed when the attempt succeeds. */
  readonly what: string;
  readonly isThrough: boolean;
}

/** One class of attacks against the running product. */
export interface Attack {
  readonly name: string;
  /** The command fails if the class makes fewer attempts than this. */
  readonly least: number;
  readonly run: (product: Product) => AsyncIterable<Attempt>;
}

export interface Outcome {
  readonly tried: number;
  readonly through: readonly string[];
}

export async function outcomeOf(attack: Attack, product: Product): Promise<Outcome> {
  let tried = 0;
  const through: string[] = [];
  for await (const { what, isThrough } of attack.run(product)) {
    tried += 1;
    if (isThrough) through.push(what);
  }
  return { tried, through };
}
