import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';

/** The health of the service, as the desk shows it. */

const moment = z.iso.datetime();

/** A channel by which messages are sent. */
const deliveryRouteSchema = z.object({
  purpose: z.string(),
  channel: z.string(),
  waiting: z.number(),
  failed: z.number(),
  oldestWaitingAt: z.nullable(moment),
  nextTryAt: z.nullable(moment),
  failedSince: z.nullable(moment),
  /** Some of the enquiries whose messages have failed, without their text. */
  failedOf: z.array(z.object({ id: z.string(), reference: z.string() })),
  /** The last error of those that wait or have failed. */
  problem: z.nullable(z.string()),
  lastDeliveredAt: z.nullable(moment),
  lastTookMs: z.nullable(z.number()),
});
export type DeliveryRoute = DeepReadonly<z.infer<typeof deliveryRouteSchema>>;

const alarmSchema = z.object({
  id: z.string(),
  sentence: z.string(),
  since: moment,
  /** Null while it is open. */
  over: z.nullable(moment),
});
export type AlarmView = DeepReadonly<z.infer<typeof alarmSchema>>;

export const healthSchema = z.object({
  lookedAt: moment,
  /** The last heartbeat of a worker. */
  workerAt: z.nullable(moment),
  /** Stored and not planned by a worker yet. */
  notTakenUp: z.number(),
  kept: z.number(),
  oldestKeptAt: z.nullable(moment),
  lastReceivedAt: z.nullable(moment),
  ways: z.array(deliveryRouteSchema),
  /** Test enquiries of the last day, oldest first: how long each took, null if it did not arrive. */
  probes: z.array(z.object({ at: moment, tookMs: z.nullable(z.number()) })),
  alarms: z.array(alarmSchema),
});
export type Health = DeepReadonly<z.infer<typeof healthSchema>>;

/** How many failed messages are retried. */
export const retriedSchema = z.object({ tried: z.number() });
