import type { SmallDrawingNames } from '../small-drawing-names.ts';

export const development = {
  'application-modernization': {
    offerMarks: [
      'running-map',
      'strangler-front',
      'recorded-rewrite',
      'stores-in-step',
      'new-base',
      'readable-archive',
    ],
    deliverables: [
      'ranked-map',
      'route-switches',
      'explained-differences',
      'moved-route',
      'smaller-bill',
    ],
  },
  'application-redesign': {
    offerMarks: [
      'step-count',
      'living-functions',
      'kept-shortcuts',
      'same-engine',
      'one-hand',
      'way-back',
    ],
    deliverables: ['step-tally', 'signed-list', 'tested-design', 'replaced-screens', 'both-counts'],
  },
  'custom-software-development': {
    offerMarks: [
      'handed-on',
      'client-window',
      'owned-rule',
      'one-line',
      'dug-out-rules',
      'finish-or-close',
    ],
    deliverables: ['process-map', 'defended-scope', 'first-slice', 'release', 'source-and-keys'],
  },
  'embedded-software-development': {
    offerMarks: [
      'scope-picture',
      'thin-layer',
      'same-twice',
      'cut-and-resumed',
      'two-slots',
      'sleep-current',
    ],
    deliverables: ['early-risks', 'tested-core', 'bring-up-log', 'test-rig', 'signed-images'],
  },
  'mobile-app-development': {
    offerMarks: [
      'one-source',
      'close-to-hardware',
      'who-wins',
      'photo-in-parts',
      'staged-rollout',
      'crashes-sorted',
    ],
    deliverables: [
      'situations',
      'clickable-draft',
      'weekly-build',
      'both-stores',
      'support-calendar',
    ],
  },
  'poc-development': {
    offerMarks: [
      'errors-by-kind',
      'refused-record',
      'bending-point',
      'range-in-the-field',
      'rows-lost',
      'measured-again',
    ],
    deliverables: ['one-question', 'experiment-sheet', 'runnable-slice', 'raw-results', 'decision'],
  },
  'product-development': {
    offerMarks: [
      'cut-to-the-bone',
      'one-backlog',
      'the-hard-no',
      'asked-surprise',
      'second-customer',
      'seat-by-seat',
    ],
    deliverables: ['two-page-brief', 'first-cut', 'weekly-product', 'live-product', 'next-round'],
  },
  'web-development': {
    offerMarks: [
      'own-pen',
      'open-all-day',
      'standard-cart',
      'versioned-sockets',
      'file-pulled-out',
      'kept-rank',
    ],
    deliverables: ['owned-pages', 'enforced-limits', 'own-phone', 'test-report', 'live-site'],
  },
} as const satisfies Readonly<Record<string, SmallDrawingNames>>;
