import type { SmallDrawingNames } from '../small-drawing-names.ts';

export const design = {
  'brand-identity': {
    offerMarks: [
      'name-check',
      'mark-and-wordmark',
      'color-system',
      'typography',
      'voice',
      'templates',
    ],
    deliverables: [
      'wall-of-what-exists',
      'page-to-judge-by',
      'three-small-worlds',
      'master-files',
      'guide-that-is-opened',
    ],
  },
  prototype: {
    offerMarks: [
      'paper-prototype',
      'click-through',
      'rule-driven',
      'coded-prototype',
      'pretend-service',
      'test-round',
    ],
    deliverables: [
      'question-and-pass-mark',
      'photographed-sketches',
      'link-for-any-phone',
      'verdict-with-recordings',
    ],
  },
  'ui-ux': {
    offerMarks: [
      'observation',
      'task-flows',
      'screen-design',
      'usability-testing',
      'component-library',
      'accessibility-review',
    ],
    deliverables: [
      'stops-by-harm',
      'flows-on-a-wall',
      'design-files',
      'both-tests',
      'library-and-build',
    ],
  },
  wireframes: {
    offerMarks: [
      'content-inventory',
      'site-map',
      'page-wireframes',
      'screen-states',
      'form-design',
      'annotated-specification',
    ],
    deliverables: ['ranked-list', 'costed-sketches', 'reasoned-choice', 'numbered-set'],
  },
} as const satisfies Readonly<Record<string, SmallDrawingNames>>;
