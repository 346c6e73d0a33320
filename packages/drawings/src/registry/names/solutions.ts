import type { SmallDrawingNames } from '../small-drawing-names.ts';

export const solutions = {
  aws: {
    offerMarks: [
      'landing-zone',
      'networks-and-access',
      'containers-and-functions',
      'data-stores',
      'cost-review',
      'well-architected',
    ],
    deliverables: [
      'account-map',
      'boundary-plan',
      'rebuilding-code',
      'first-service',
      'keys-and-costs',
    ],
  },
  'google-cloud': {
    offerMarks: [
      'event-pipelines',
      'cloud-run-services',
      'bigquery-warehouse',
      'kubernetes-on-gke',
      'identity-and-projects',
      'moving-in',
    ],
    deliverables: [
      'agreed-figures',
      'data-map',
      'live-chart',
      'source-per-week',
      'spending-ceiling',
    ],
  },
  heroku: {
    offerMarks: [
      'new-applications',
      'plan-review',
      'stack-upgrades',
      'exit-plan',
      'migration',
      'salesforce-links',
    ],
    deliverables: [
      'owned-inventory',
      'two-page-advice',
      'portable-app',
      'timed-rehearsal',
      'matching-bill',
    ],
  },
  powerbi: {
    offerMarks: [
      'data-model',
      'preparation-and-refresh',
      'reports',
      'access-and-governance',
      'slow-models',
      'training',
    ],
    deliverables: ['short-list', 'signed-glossary', 'tested-model', 'own-reports', 'one-place'],
  },
  salesforce: {
    offerMarks: [
      'process-and-objects',
      'data-cleaning',
      'role-setup',
      'integrations',
      'custom-components',
      'health-check',
    ],
    deliverables: [
      'fields-with-owners',
      'sandbox',
      'rehearsed-load',
      'live-org',
      'release-routine',
    ],
  },
  shopify: {
    offerMarks: [
      'theme-development',
      'catalogue-structure',
      'stock-connection',
      'payments-and-books',
      'migration',
      'app-diet',
    ],
    deliverables: ['order-map', 'import-file', 'preview-store', 'connected-back', 'open-shop'],
  },
  wordpress: {
    offerMarks: [
      'block-themes',
      'content-model',
      'cleaning-up',
      'recovery-and-hardening',
      'shop-and-members',
      'care-plans',
    ],
    deliverables: [
      'content-list',
      'block-catalogue',
      'staging-site',
      'ticked-checklist',
      'handbook',
    ],
  },
} as const satisfies Readonly<Record<string, SmallDrawingNames>>;
