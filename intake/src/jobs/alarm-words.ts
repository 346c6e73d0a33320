import type { AlarmNotice } from '#delivery/alarm-ways.ts';
import type { AlarmRow } from '#platform/tables.ts';

export type AlarmKind =
  | 'parked'
  | 'waiting'
  | 'probe'
  | 'clock'
  | 'worker'
  | 'held'
  | 'due'
  | 'late'
  | 'mailbox';

/** What to do about it, beginning with a command where there is one. */
const nextSteps: Readonly<Record<AlarmKind, string>> = {
  parked:
    'intake doctor says what is wrong with each channel; when it is mended: intake leads redrive --all',
  waiting: 'intake doctor, then intake leads list and intake leads show <reference>',
  probe: 'intake doctor; then look at /readyz and at the web server: visitors may not get through',
  clock: 'set the clocks of all machines right (timedatectl), then intake doctor',
  held: 'intake quarantine list, then intake quarantine release <reference> or intake quarantine discard <reference>',
  due: 'open the desk, “To answer”: take them, or give them to somebody',
  late: 'open the desk, “Late”: answer them now, or say when you will',
  mailbox:
    'look at the mailbox with a mail program, then at INTAKE_IMAP_URL; “The mail room” in docs/runbook.md',
  worker: 'start it: node intake/src/worker.ts; the end of its log says why it stopped',
};

const isKind = (kind: string): kind is AlarmKind => kind in nextSteps;

const minute = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** What, since when, why and what to do; or that it is over. */
export function alarmNotice(alarm: AlarmRow): AlarmNotice {
  const { id, kind, subject, sentence, raised_at: raisedAt, cleared_at: clearedAt } = alarm;
  const since = alarm.since ?? raisedAt;
  const next = isKind(kind) ? nextSteps[kind] : 'intake doctor';
  const over = clearedAt !== null;
  const title = over ? `Over: ${kind} (${subject})` : `Alarm: ${kind} (${subject})`;
  const text = over
    ? `Over since ${minute(clearedAt)}: ${sentence} It began ${minute(since)}. Nothing is to be done.`
    : `${sentence}\nSince: ${minute(since)}\nNext: ${next}`;
  return {
    key: over ? `${id}.over` : id,
    title,
    text,
    details: { state: over ? 'over' : 'raised', kind, subject, since: since.toISOString(), next },
  };
}
