export interface WeekOfFigures {
  /** Its Monday, by the office's calendar. */
  readonly week: string;
  readonly received: number;
  readonly answered: number;
  /** Of those that came in this week and were not closed unanswered. */
  readonly waiting: number;
  /** To the first answer; whoever still waits counts with the time so far. Null where nobody came. */
  readonly medianMs: number | null;
  readonly medianWorkingMs: number | null;
  /** Nine of ten had theirs within this; only from ten on. */
  readonly nineOfTenMs: number | null;
  readonly nineOfTenWorkingMs: number | null;
  /** Working time to each first answer, the shortest first; of very many, some spread evenly. */
  readonly answersMs: readonly number[];
  /** Of the answers, those that came after the promise. */
  readonly late: number;
}

export interface CountOf {
  readonly name: string;
  readonly received: number;
  readonly answered: number;
}

export interface Figures {
  readonly weeks: readonly WeekOfFigures[];
  readonly pages: readonly CountOf[];
  readonly countries: readonly CountOf[];
  readonly outcomes: readonly { readonly name: string; readonly count: number }[];
  /** Working time within which an answer was promised. */
  readonly promiseMs: number;
}
