import type { SmallDrawingNames } from '../small-drawing-names.ts';

export const optimization = {
  'application-enhancement': {
    offerMarks: [
      'new-function',
      'speed',
      'connections',
      'returning-fault',
      'library-updates',
      'small-repair',
    ],
    deliverables: [
      'notes-and-risks',
      'ranked-list',
      'safety-net',
      'release-with-way-back',
      'before-and-after',
    ],
  },
  'digital-marketing': {
    offerMarks: [
      'measurement',
      'landing-page',
      'paid-search',
      'paid-social',
      'mail-and-follow-up',
      'content',
    ],
    deliverables: [
      'cost-by-channel',
      'mended-page',
      'answer-per-channel',
      'account-of-shifts',
      'routines-and-access',
    ],
  },
  'quality-assurance': {
    offerMarks: [
      'test-strategy',
      'automated-checks',
      'exploratory-session',
      'load-and-endurance',
      'accessibility-testing',
      'suite-rescue',
    ],
    deliverables: [
      'ranked-sources',
      'signed-risk-map',
      'tests-on-every-change',
      'session-notes',
      'sharper-suite',
    ],
  },
  seo: {
    offerMarks: [
      'technical-audit',
      'site-architecture',
      'query-research',
      'pages-and-editing',
      'structured-data-and-speed',
      'safe-relaunch',
    ],
    deliverables: ['baseline', 'merged-repairs', 'content-map', 'signed-page', 'one-page-report'],
  },
  'software-audit': {
    offerMarks: [
      'code-and-structure',
      'security',
      'data',
      'performance-and-cost',
      'licenses-and-ownership',
      'delivery-and-team',
    ],
    deliverables: ['signed-scope', 'corrected-map', 'urgent-call', 'agreed-draft', 'board-summary'],
  },
  'support-maintenance': {
    offerMarks: ['takeover', 'watching', 'updates', 'incidents', 'small-changes', 'help-for-users'],
    deliverables: ['written-state', 'tried-alerts', 'open-log', 'two-page-report', 'handed-back'],
  },
} as const satisfies Readonly<Record<string, SmallDrawingNames>>;
