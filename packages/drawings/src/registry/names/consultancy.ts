import type { SmallDrawingNames } from '../small-drawing-names.ts';

export const consultancy = {
  'cloud-engineering': {
    offerMarks: [
      'landing-zones',
      'containers',
      'infrastructure-as-code',
      'continuous-delivery',
      'on-call',
      'cost-and-capacity',
    ],
    deliverables: ['ranked-risks', 'drawings-and-bill', 'repository', 'recovery-times', 'runbooks'],
  },
  'cloud-migration': {
    offerMarks: [
      'inventory-from-traffic',
      'order-of-moves',
      'place-to-land',
      'data-replication',
      'cutover',
      'repairs-on-the-way',
    ],
    deliverables: [
      'dependency-map',
      'verdicts',
      'empty-platform',
      'proven-crossing',
      'closed-shore',
    ],
  },
  'digital-transformation': {
    offerMarks: [
      'process-mapping',
      'ranked-roadmap',
      'systems-of-record',
      'integration',
      'approvals',
      'switch-off',
    ],
    deliverables: [
      'timed-map',
      'shorter-process',
      'costed-choice',
      'both-compared',
      'before-and-after',
    ],
  },
  'discovery-workshop': {
    offerMarks: [
      'interviews-beforehand',
      'users-day',
      'sketched-screens',
      'risks-and-unknowns',
      'first-release',
      'honest-estimate',
    ],
    deliverables: ['agenda', 'wall-of-notes', 'signed-scope', 'brief', 'decision'],
  },
  'market-research': {
    offerMarks: [
      'problem-interviews',
      'surveys',
      'competitor-study',
      'demand-tests',
      'price-research',
      'own-data',
    ],
    deliverables: ['thresholds', 'recruiting-plan', 'recordings', 'report', 'decision'],
  },
  'product-strategy': {
    offerMarks: [
      'choosing-a-segment',
      'position',
      'price-and-packaging',
      'measures',
      'roadmap-with-gates',
      'pruning',
    ],
    deliverables: ['ledger-of-bets', 'one-direction', 'roadmap', 'first-gate', 'two-page-review'],
  },
  'technical-feasibility-analysis': {
    offerMarks: [
      'architecture-options',
      'capacity-arithmetic',
      'integration-check',
      'data-suitability',
      'residency',
      'cost-range',
    ],
    deliverables: ['list-of-demands', 'ranked-register', 'evidence', 'report-and-appendix'],
  },
} as const satisfies Readonly<Record<string, SmallDrawingNames>>;
