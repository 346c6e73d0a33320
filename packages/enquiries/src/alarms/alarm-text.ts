import type { AlarmNotice } from '@studio/platform/sending/alarm-notifiers.ts';
import type { AlarmRow } from '#database/tables.ts';

export type AlarmKind =
  | 'database'
  | 'failed'
  | 'waiting'
  | 'probe'
  | 'clock'
  | 'worker'
  | 'held'
  | 'due'
  | 'late'
  | 'mailbox'
  | 'expiring'
  | 'expired'
  | 'visits'
  | 'edition'
  | 'doctor'
  | 'unit';

/**
 * What to do, starting with the command that shows more. Unit names are those of a single host; the runbook has the
 * others.
 */
export const nextSteps: Readonly<Record<AlarmKind, string>> = {
  database:
    "systemctl status --all 'postgresql@*' says why it stopped; systemctl start postgresql, then curl 127.0.0.1:8080/readyz",
  failed:
    'intake doctor says what is wrong with each channel; when it is fixed: intake deliveries retry --all',
  waiting: 'intake doctor, then intake enquiries list and intake enquiries show <reference>',
  probe: 'intake doctor; then look at /readyz and at the web server: visitors may not get through',
  clock: 'set the clocks of all machines right (timedatectl), then intake doctor',
  held: 'intake held list, then intake held release <reference> or intake held discard <reference>',
  due: 'open the desk, “To answer”: take them, or assign them to a colleague',
  late: 'open the desk, “Late”: answer them now, or say when you will',
  mailbox:
    'journalctl -u "studio-inbound-mail@*" -n 50 says why; then intake doctor, and look at the mailbox with a mail program',
  expiring: 'certbot renew, read what it says, then systemctl reload nginx',
  expired: 'certbot renew, then systemctl reload nginx; until then no visitor gets in',
  visits:
    'journalctl -u "studio-visit-counter@*" -n 50 says why it stopped; then systemctl restart studio-visit-counter@$(cat /srv/studio/active)',
  edition:
    'journalctl -u studio-publish -u studio-publish-day -n 50 says why it failed; then publish again',
  doctor: 'do what the sentence says, then intake doctor checks it again',
  unit: 'when the cause is fixed, systemctl start the unit; its success ends this alarm',
  worker:
    'journalctl -u "studio-worker@*" -n 50 says why it stopped; then systemctl restart studio-worker@$(cat /srv/studio/active)',
};

const isKind = (kind: string): kind is AlarmKind => kind in nextSteps;

const minute = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The text of an alarm: what, since when, why and what to do; or that it is over. */
export function alarmNotice(
  alarm: Omit<AlarmRow, 'notified_at' | 'resolved_notified_at'>,
): AlarmNotice {
  const { id, kind, subject, message, raised_at: raisedAt, resolved_at: resolvedAt } = alarm;
  const since = alarm.since ?? raisedAt;
  const next = isKind(kind) ? nextSteps[kind] : 'intake doctor';
  const over = resolvedAt !== null;
  const title = over ? `Over: ${kind} (${subject})` : `Alarm: ${kind} (${subject})`;
  const text = over
    ? `Over since ${minute(resolvedAt)}: ${message} It began ${minute(since)}. No action is needed.`
    : `${message}\nSince: ${minute(since)}\nNext: ${next}`;
  return {
    key: over ? `${id}.over` : id,
    title,
    text,
    details: { state: over ? 'over' : 'raised', kind, subject, since: since.toISOString(), next },
  };
}
