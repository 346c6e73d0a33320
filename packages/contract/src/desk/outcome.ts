import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';

export const closeReasons = [
  'won',
  'lost',
  'not-for-us',
  'spam',
  'duplicate',
  'withdrawn',
] as const;
export type CloseReason = (typeof closeReasons)[number];

/** Decided by the enquirer: these outcomes have a reason and a value, and count in the win rate. */
export const decided = ['won', 'lost'] as const;
export type Decided = (typeof decided)[number];
export const isDecided = (reason: string): reason is Decided =>
  decided.some((one) => one === reason);

/** What it is or would have been worth. requests.schema.ts says what a request may contain. */
export const valueViewSchema = z.object({ amount: z.number(), currency: z.string() });
export type Value = DeepReadonly<z.infer<typeof valueViewSchema>>;

export interface Closing {
  readonly reason: CloseReason;
  /** One of the team's reasons. */
  readonly why?: string | undefined;
  readonly value?: Value | undefined;
}
