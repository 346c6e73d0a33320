import { rename, writeFile } from 'node:fs/promises';
import {
  responseTimeOf,
  responseTimeSentence,
  writeResponseTime,
  type ResponseTime,
} from '@studio/contract/response-time';
import type { ResponseTarget } from '@studio/contract/response-target';
import { readTimedEnquiries } from '@studio/enquiries/reports/response-times.store.ts';
import type { Db } from '@studio/enquiries/database/db.ts';

export interface ResponseTimePublisher {
  /** For mails: the promise and, if it may be published, the recent response time. */
  readonly howSoon: () => string;
  readonly renew: () => Promise<void>;
}

/**
 * Publishes the recent response time as a figure without personal data. With a path it is written there
 * for the API and the site's build.
 */
export function responseTimePublisher(
  db: Db,
  responseTarget: ResponseTarget,
  path: string | undefined,
): ResponseTimePublisher {
  let responseTime: ResponseTime | undefined;
  return {
    howSoon() {
      const { sentence } = responseTarget;
      return responseTime ? `${sentence} ${responseTimeSentence(responseTime)}` : sentence;
    },
    async renew() {
      responseTime = responseTimeOf(await readTimedEnquiries(db), responseTarget.time);
      if (path === undefined) return;
      // The rename is atomic, so a reader sees the old file or the new one, never half of it.
      await writeFile(`${path}.new`, writeResponseTime(responseTime, new Date()));
      await rename(`${path}.new`, path);
    },
  };
}
