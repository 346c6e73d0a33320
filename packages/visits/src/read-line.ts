/** A page view: see deploy/nginx/visit-log.ts, which defines the line. */
export interface PageLine {
  readonly kind: 'page';
  readonly day: string;
  readonly isMissing: boolean;
  /** Prefetched, before anyone clicked. */
  readonly isAhead: boolean;
  readonly page: string;
  /** A page of this site, the host of another site, or undefined. */
  readonly from: string | undefined;
  readonly site: 'none' | 'own' | 'cross' | undefined;
  readonly campaign: string | undefined;
  /** The search terms, separated by spaces. */
  readonly words: string | undefined;
}

export interface BegunLine {
  readonly kind: 'begun';
  readonly day: string;
  readonly form: string;
}

export type VisitLine = PageLine | BegunLine;

/** Pages whose path does not have our format. */
export const ODD_PAGE = '/?';

// Validated again, although nginx writes nothing else: what does not match is not stored.
const pagePattern =
  /^(\d{4}-\d\d-\d\d) page (200|304|404) ([01]) (\/\?|\/[a-z0-9/-]{0,99}) (-|\/\?|\/[a-z0-9/-]{0,99}|[a-z0-9.-]{1,100}) (-|none|own|cross) (-|[a-z0-9-]{1,40}) (-|[A-Za-z+%20]{2,100})$/;
const begunPattern = /^(\d{4}-\d\d-\d\d) begun (ContactForm|Sheet|SendSheet)$/;

const sites = { none: 'none', own: 'own', cross: 'cross' } as const;
const filled = (value: string | undefined) => (value === '-' ? undefined : value);

/** Undefined for an invalid line, such as one cut off by a full disk. */
export function readLine(line: string): VisitLine | undefined {
  const [, begunDay, form] = begunPattern.exec(line) ?? [];
  if (begunDay !== undefined && form !== undefined) return { kind: 'begun', day: begunDay, form };
  const [, day, status, ahead, page, from, site, campaign, words] = pagePattern.exec(line) ?? [];
  if (day === undefined || page === undefined) return undefined;
  return {
    kind: 'page',
    day,
    isMissing: status === '404',
    isAhead: ahead === '1',
    page,
    from: filled(from),
    site: sites[site as keyof typeof sites],
    campaign: filled(campaign),
    words: filled(words)
      ?.replaceAll(/\+|%20/gu, ' ')
      .toLowerCase(),
  };
}
