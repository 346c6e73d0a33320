import type { StatedValue } from './judge-values.ts';

type Row = readonly [document: string, says: RegExp, file: string, code: RegExp, per?: number];

const runbook = 'docs/runbook.md';
const settings = 'docs/settings.md';
const desk = 'docs/desk.md';

// One row per line.
// oxfmt-ignore
const rows: readonly Row[] = [
  // Files and languages
  ['README.md', /Node (\d+)/, 'package.json', /"node": ">=(\d+)"/],
  ['SECURITY.md', /`node:([\d.]+)-bookworm-slim`/, '.ci/prepare', /node@?.*?@([\d.]+)"/],
  ['README.md', /(\w+) questions/, 'packages/content/src/setup/questions.ts', /^ .*\bask: '/gm],
  ['README.md', /localhost:(4\d+)/, 'deploy/dev-ports.ts', /site: (\d+)/],
  ['README.md', /localhost:(5\d+)/, 'deploy/dev-ports.ts', /deskApp: (\d+)/],
  ['CONTRIBUTING.md', /A component has at most (\d+)/, '.oxlintrc.json', /tsx"\],\s*"rules": \{\s*"max-lines"[^}]*"max": (\d+)/],
  ['CONTRIBUTING.md', /a module (\d+), a test/, '.oxlintrc.json', /"max": (\d+)/],
  ['CONTRIBUTING.md', /a test (\d+); aim/, '.oxlintrc.json', /\{test,spec\}[^}]*\}[^}]*"max": (\d+)/],
  ['CONTRIBUTING.md', /older than (\d+) days/, 'packages/content/src/reader/old-figures.ts', /mostDays = (\d+)/],
  ['docs/commands.md', /fails below (\d+) %/, 'tools/src/mutate/mutate.ts', /GOAL = (\d+)/],
  ['docs/commands.md', /alternating; fails below ([\d.]+)/, 'tools/src/bench-site/bench-site.ts', /goal = ([\d.]+)/],
  ['docs/scale.md', /more than (\d+) MB of production packages/, 'ops/footprint/footprint.ts', /MOST_PACKAGES_MB = (\d+)/],
  ['docs/scale.md', /takes more than (\d+) MB at rest/, 'ops/footprint/footprint.ts', /MOST_MEMORY_MB = (\d+)/],
  // Delivery and alarms
  [settings, /least (\d+) random characters/, 'packages/platform/src/config-reader.ts', /SHORTEST_SECRET = (\d+)/],
  [settings, /takes over after (\d+) minutes/, 'packages/mail/src/routes.ts', /STAND_IN_AFTER_SECONDS = (.+);/, 60],
  [runbook, /Nothing to do for (\d+) hours/, 'packages/mail/src/retry-policy.ts', /GIVE_UP_AFTER_SECONDS = (.+);/, 3_600],
  [runbook, /checks every (\d+) s/, 'packages/mail/src/recovery.store.ts', /CHANNEL_CHECK_SECONDS = (\d+)/],
  [runbook, /retried every (\d+) s/, 'packages/enquiries/src/alarms/alarm.store.ts', /TELL_SECONDS = (\d+)/],
  [settings, /whsec_` and (\d+) to/, 'packages/mail/src/webhook/webhook-signature.ts', /SHORTEST = (\d+)/],
  [settings, /whsec_` and \d+ to (\d+)/, 'packages/mail/src/webhook/webhook-signature.ts', /LONGEST = (\d+)/],
  [settings, /enquiries of the last (\d+) days/, 'packages/contract/src/response-time.ts', /RESPONSE_TIME_DAYS = (\d+)/],
  [settings, /for fewer than (\d+) enquiries/, 'packages/contract/src/response-time.ts', /FROM_ENQUIRIES = (\d+)/],
  [runbook, /running work within (\d+) s/, 'packages/platform/src/process.ts', /STOP_WITHIN_MS = (.+);/, 1_000],
  [runbook, /warns from (\d+) days/, 'apps/worker/src/cli/findings/certificate.ts', /RENEW_BEFORE_SECONDS = (.+);/, 86_400],
  [runbook, /link works for (\d+) days/, 'packages/contract/src/retention.ts', /enquiryLink: \{ days: (\d+)/],
  [runbook, /backups older than (\d+) days/, 'deploy/backup/prune.sh', /'(\d+) days ago'/],
  [runbook, /set aside is deleted after (\d+) days/, 'deploy/backup/prune.sh', /'(\d+) days ago'/],
  [runbook, /certificates\*\* last (\d+) days/, 'deploy/machines/make-certificates.sh', /days=(\d+)/],
  [settings, /gets ([\d.]+) times that/, 'apps/api/src/http/rate-limit.ts', /soft \* ([\d.]+)/],
  ['docs/connections.md', /2xx within (\d+) seconds/, 'packages/platform/src/sending/outcome.ts', /SEND_TIMEOUT_MS = (.+);/, 1_000],
  ['docs/connections.md', /retried for (\d+) hours/, 'packages/mail/src/retry-policy.ts', /GIVE_UP_AFTER_SECONDS = (.+);/, 3_600],
  ['docs/reliability.md', /Retries continue for (\d+) hours/, 'packages/mail/src/retry-policy.ts', /GIVE_UP_AFTER_SECONDS = (.+);/, 3_600],
  ['docs/reliability.md', /writes resume within (\d+) s/, 'ops/faults/lose-machine.ts', /WRITES_AGAIN_WITHIN_S = (\d+)/],
  ['docs/reliability.md', /disconnected within (\d+) s/, 'tests/crashes.test.ts', /CUT_WITHIN_MS = (.+);/, 1_000],
  // The desk
  [desk, /takes the reply back within (\w+) seconds/, 'packages/enquiries/src/replies/reply.store.ts', /TAKE_BACK_SECONDS = (\d+)/],
  [desk, /undoes this for (\w+) seconds/, 'apps/desk/src/screens/held/use-decisions.ts', /UNDO_MS = (.+);/, 1_000],
  [desk, /shown from (\w+) answers a week/, 'packages/enquiries/src/reports/reports.ts', /NINE_OF_TEN_FROM = (\d+)/],
  [runbook, /at most (\w+) acknowledgements and confirmations an hour/, 'packages/mail/src/visitor-mail.store.ts', /MAILS = (\d+)/],
  [runbook, /typed within (\w+) seconds/, 'packages/enquiries/src/submission/suspicion.ts', /FASTEST_TYPIST_MS = (.+);/, 1_000],
  [runbook, /no worker has reported for (\w+) minutes/, 'packages/enquiries/src/alarms/worker-watch.ts', /SILENT_MS = (.+);/, 60_000],
  [runbook, /waited for more than (\w+) minutes/, 'packages/enquiries/src/alarms/watch.store.ts', /LATE_SECONDS = (.+);/, 60],
  ['docs/desk-security.md', /or (\w+) hours in total/, 'packages/sign-in/src/read-sign-in.ts', /DESK_SESSION_HOURS', (\d+)/],
  [desk, /after (\d+) hours, the enquiry returns/, 'packages/mail/src/retry-policy.ts', /GIVE_UP_AFTER_SECONDS = (.+);/, 3_600],
  ['docs/desk-security.md', /JSON is accepted, up to (\d+) KiB/, 'packages/sign-in/src/http/build-http.ts', /BODY_LIMIT = (.+);/, 1_024],
  ['docs/desk-security.md', /for up to (\d+) seconds more/, 'apps/desk-api/src/live/streams.ts', /BEAT_MS = (.+);/, 1_000],
  ['docs/scale.md', /95th percentile \(limit (\d+)\)/, 'ops/bench-desk/bench-desk.ts', /LIST_MS = (\d+)/],
  ['docs/scale.md', /search [\d.]+ ms \(limit (\d+)\)/, 'ops/bench-desk/bench-desk.ts', /SEARCH_MS = (\d+)/],
  // Content
  ['docs/editing.md', /at least (\d+) × 672/, 'packages/content/src/schema/picture-rules.ts', /width: (\d+), height: 672/],
  ['docs/editing.md', /(\d+) pixels wide or 272/, 'packages/content/src/schema/picture-rules.ts', /width: (\d+), height: 272/],
  ['docs/editing.md', /at least (\d+) × 400/, 'packages/content/src/schema/picture-rules.ts', /width: (\d+), height: 400/],
  ['docs/editing.md', /may exceed (\d+) MB/, 'packages/content/src/schema/picture-rules.ts', /megabytes: (\d+)/],
  ['docs/editing.md', /due within (\d+) days/, 'packages/content/src/checks/content-report.ts', /due within (\d+) days/],
  ['docs/editing.md', /daily build \(18:(\d+) UTC\)/, '.github/workflows/daily.yml', /cron: '(\d+) 18/],
];

/** Values that documents state and code decides. A new figure in a document gets a row above. */
export const statedValues: readonly StatedValue[] = rows.map(
  ([document, says, file, code, per = 1]) => ({
    document,
    says,
    file,
    code,
    per,
  }),
);
