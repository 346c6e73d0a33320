/** Metrics that were renamed, the old name first. The next release deletes this file. */
const renamedMetrics: readonly (readonly [old: string, current: string])[] = [
  ['intake_leads_accepted_total', 'enquiries_accepted_total'],
  ['intake_leads_arrived', 'enquiries_delivered_last_hour'],
  ['intake_quarantined', 'enquiries_held'],
  ['intake_quarantine_age_seconds', 'enquiries_held_oldest_age_seconds'],
  ['intake_parked', 'deliveries_failed'],
  ['intake_mails_withheld', 'mails_suppressed_last_day'],
  ['intake_worker_silent_seconds', 'worker_heartbeat_age_seconds'],
  ['intake_mailbox_age_seconds', 'mailbox_last_read_age_seconds'],
  ['intake_answer_seconds_bucket', 'enquiry_response_working_seconds_bucket'],
  ['intake_subscriptions_unheeded_total', 'subscriptions_ignored_total'],
];

/** Labels that were renamed: the series is exported under both, so a query must name one of them. */
const renamedLabels: readonly (readonly [old: string, current: string])[] = [
  ['intake_queue_age_seconds{what="lead"}', 'intake_queue_age_seconds{what="enquiry"}'],
];

/** For one release, exports each renamed metric under its old name too, for existing dashboards and alerts. */
export function withOldNames(metrics: string): string {
  const lines = metrics.trimEnd().split('\n');
  const withLabels = lines.flatMap((line) => {
    const found = renamedLabels.find(([, current]) => line.startsWith(`${current} `));
    return found ? [line, line.replace(found[1], found[0])] : [line];
  });
  // The lines of one metric must be together, so the old names follow after all others.
  const old = renamedMetrics.flatMap(([name, current]) => {
    const own = new RegExp(String.raw`^((?:# (?:HELP|TYPE) )?)${current}(?=[ {])`, 'u');
    return lines.filter((line) => own.test(line)).map((line) => line.replace(own, `$1${name}`));
  });
  return `${[...withLabels, ...old].join('\n')}\n`;
}
