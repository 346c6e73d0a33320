import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { roles } from './roles.ts';

/** Who works at the desk, and from where. */

export const colleagueSchema = z.object({ id: z.string(), name: z.string() });
export type Colleague = DeepReadonly<z.infer<typeof colleagueSchema>>;

const memberSchema = z.extend(colleagueSchema, { roles: z.array(z.enum(roles)) });
const presentSchema = z.extend(memberSchema, {
  /** The last day on which they are away; null where they are here. */
  awayUntil: z.nullable(z.iso.date()),
});
/** Whom an enquiry can be given to, and what they may do. */
export type Member = DeepReadonly<z.infer<typeof presentSchema>>;
export const membersSchema = z.array(presentSchema);

export const meSchema = z.extend(memberSchema, { email: z.string() });
export type Me = DeepReadonly<z.infer<typeof meSchema>>;

const sessionSchema = z.object({
  id: z.string(),
  isThis: z.boolean(),
  agent: z.string(),
  beganAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
});
export type SessionView = DeepReadonly<z.infer<typeof sessionSchema>>;
export const sessionsSchema = z.array(sessionSchema);
export const sessionEndedSchema = z.object({ ended: z.literal(true) });

/** Where to go after signing out. */
export const signedOutSchema = z.object({ next: z.string() });
