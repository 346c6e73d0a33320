import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { roles } from './roles.ts';

/** The staff of the desk and their sessions. */

export const colleagueSchema = z.object({ id: z.string(), name: z.string() });
export type Colleague = DeepReadonly<z.infer<typeof colleagueSchema>>;

const memberSchema = z.extend(colleagueSchema, { roles: z.array(z.enum(roles)) });
const presentSchema = z.extend(memberSchema, {
  /** The last day of their absence; null if they are not away. */
  awayUntil: z.nullable(z.iso.date()),
});
/** A person an enquiry can be assigned to, and their rights. */
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

/** The URL to open after signing out. */
export const signedOutSchema = z.object({ next: z.string() });
