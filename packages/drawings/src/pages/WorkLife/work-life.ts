/** Who takes part, from the top down. */
export const lanes = ['You', 'Design', 'Engineering', 'Quality', 'Operations'] as const;
type Lane = (typeof lanes)[number];

export const phases = [
  'First talk',
  'Discovery',
  'Drawings',
  'Build in releases',
  'Launch',
  'Years after',
] as const;
type Phase = (typeof phases)[number];

export interface Task {
  readonly lane: Lane;
  readonly phase: Phase;
  readonly what: string;
  readonly leads?: true;
}

/** The task of each lane in a phase; one lane leads. The build itself is drawn release by release. */
export const tasks: readonly Task[] = [
  { lane: 'You', phase: 'First talk', what: 'problem', leads: true },
  { lane: 'You', phase: 'Discovery', what: 'your data' },
  { lane: 'You', phase: 'Drawings', what: 'remarks' },
  { lane: 'You', phase: 'Launch', what: 'decide' },
  { lane: 'You', phase: 'Years after', what: 'new wishes' },
  { lane: 'Design', phase: 'Discovery', what: 'interviews', leads: true },
  { lane: 'Design', phase: 'Drawings', what: 'screens', leads: true },
  { lane: 'Design', phase: 'Build in releases', what: 'answers questions' },
  { lane: 'Engineering', phase: 'First talk', what: 'listens' },
  { lane: 'Engineering', phase: 'Discovery', what: 'estimate' },
  { lane: 'Engineering', phase: 'Drawings', what: 'structure' },
  { lane: 'Engineering', phase: 'Launch', what: 'on call' },
  { lane: 'Quality', phase: 'Drawings', what: 'test plan' },
  { lane: 'Quality', phase: 'Launch', what: 'retest' },
  { lane: 'Operations', phase: 'Build in releases', what: 'environments, pipeline' },
  { lane: 'Operations', phase: 'Launch', what: 'go live', leads: true },
  { lane: 'Operations', phase: 'Years after', what: 'watch and patch', leads: true },
];
