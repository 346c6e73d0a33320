/** What this command uses of the grader, which comes without types. */
declare module '@mdn/mdn-http-observatory/src/types.js' {
  interface Answer {
    status: number;
    headers: Record<string, string | string[] | undefined>;
    verified: boolean;
    httpEquiv?: Map<string, string[]>;
  }

  export class Requests {
    constructor(hostname: string);
    resources: { path: string | null };
    responses: {
      auto: Answer | null;
      cors: Answer | null;
      http: Answer | null;
      https: Answer | null;
      httpRedirects: { url: URL; status: number }[];
      httpsRedirects: { url: URL; status: number }[];
    };
    session: { url: URL } | null;
  }
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js';

  interface Output {
    result: string | null;
    pass: boolean | null;
  }
  export const ALL_TESTS: ((requests: Requests) => Output)[];
  export const ALL_RESULTS: { title: string; possibleResults: string[] }[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): { score: number; grade: string };
}

declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, base: string): Map<string, string[]>;
}
