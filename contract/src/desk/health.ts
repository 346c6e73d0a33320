/** How the service is, as the desk tells it. */

/** One way on which messages leave. */
export interface WayOfMessages {
  readonly purpose: string;
  readonly channel: string;
  readonly waiting: number;
  readonly parked: number;
  readonly oldestWaitingAt: string | null;
  readonly nextTryAt: string | null;
  readonly parkedSince: string | null;
  /** What the other side said last, of those that wait or are parked. */
  readonly problem: string | null;
  readonly lastDeliveredAt: string | null;
  readonly lastTookMs: number | null;
}

export interface AlarmSeen {
  readonly id: string;
  readonly sentence: string;
  readonly since: string;
  /** Null while it lasts. */
  readonly over: string | null;
}

export interface Health {
  readonly lookedAt: string;
  /** The last sign of life of a worker. */
  readonly workerAt: string | null;
  /** Stored and not yet taken up by a worker. */
  readonly notTakenUp: number;
  readonly kept: number;
  readonly oldestKeptAt: string | null;
  readonly lastReceivedAt: string | null;
  readonly ways: readonly WayOfMessages[];
  /** Trial enquiries of the last day, the oldest first: how long each took, null for one that did not arrive. */
  readonly probes: readonly { readonly at: string; readonly tookMs: number | null }[];
  readonly alarms: readonly AlarmSeen[];
}
