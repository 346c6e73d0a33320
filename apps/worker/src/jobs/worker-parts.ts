import type { ResponseTarget } from '@studio/contract/response-target';
import type { WorkingHours } from '@studio/contract/working-hours';
import type { Database } from '@studio/enquiries/database/db.ts';
import type { Queue } from '@studio/enquiries/database/queue.ts';
import type { SentFolder } from '@studio/enquiries/jobs/sent-copies.store.ts';
import type { ChannelRouting } from '@studio/mail/channel-routing.ts';
import type { Log } from '@studio/platform/log.ts';
import type { AlarmSettings } from '@studio/platform/sending/alarm-notifiers.ts';
import type { Traces } from '@studio/platform/traces.ts';

/** What the worker is made of: its settings and the connections that worker.ts opened. */
export interface WorkerParts {
  readonly siteOrigin: string;
  readonly secret: string;
  readonly alarms: AlarmSettings;
  /** The digest is scheduled by their time zone; reminders are counted in their working days. */
  readonly hours: WorkingHours;
  readonly responseTarget: ResponseTarget;
  readonly responseTimePath: string | undefined;
  /** When probes are sent; without it none are sent. */
  readonly probeCron: string | undefined;
  /** The folder of all editions; undefined if the content comes from the release. */
  readonly editions: string | undefined;
  /** The list of erasures; undefined if none is kept outside the database. */
  readonly erasedFile: string | undefined;
  readonly database: Database;
  /** If a mailbox is set, replies are copied into it, and the inbound mail process must be reading it. */
  readonly mailbox: SentFolder | undefined;
  readonly queue: Queue;
  readonly routing: ChannelRouting;
  readonly log: Log;
  readonly traces?: Traces;
}
