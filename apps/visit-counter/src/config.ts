import { readFileSync } from 'node:fs';
import { EDITIONS, finished } from '@studio/enquiries/settings/settings.ts';
import { envReader, type Env, type EnvReader } from '@studio/platform/config-reader.ts';
import { liveContent, type FollowContent } from '@studio/platform/live-content.ts';
import { pageFinder } from '@studio/search/find-pages.ts';
import type { SearchIndex } from '@studio/search/search-index.ts';
import { readCampaigns } from '@studio/visits/read-settings.ts';

interface CountedBy {
  readonly campaigns: ReadonlySet<string>;
  /** Whether the site's search finds a page for these words. */
  readonly finds: (words: string) => boolean;
}

export interface VisitCounterConfig {
  readonly logLevel: string;
  readonly visitsDatabaseUrl: string;
  /** The folder where nginx writes visits.log; without it nothing is counted. */
  readonly folder: string | undefined;
  readonly content: CountedBy;
  readonly followContent: FollowContent;
}

const readFinder = (path: string): CountedBy['finds'] => {
  const find = pageFinder(JSON.parse(readFileSync(path, 'utf8')) as SearchIndex);
  return (words) => find(words).pages.length > 0;
};

const contentOf = (read: EnvReader): CountedBy => ({
  campaigns: readCampaigns(read),
  finds:
    read.file('INTAKE_SEARCH_INDEX', 'the path of search-index.json', readFinder) ?? (() => true),
});

export function readVisitCounterConfig(env: Env): VisitCounterConfig {
  const read = envReader(env, 'visit-counter');
  const content = liveContent(
    read,
    { env, process: 'visit-counter', setting: EDITIONS },
    contentOf,
  );
  return finished(read, {
    logLevel: read.optional('INTAKE_LOG_LEVEL') ?? 'info',
    visitsDatabaseUrl: read.required('INTAKE_VISITS_DATABASE_URL', 'the address of PostgreSQL'),
    folder: read.optional('INTAKE_VISITS_FOLDER'),
    content: content.make((said) => said),
    followContent: content.follow,
  });
}
