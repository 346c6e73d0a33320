/** The ending of a file's name is a promise about what it holds; some promises have only one home. */
export const endings: Readonly<Record<string, readonly string[] | 'anywhere'>> = {
  '.tsx': 'anywhere',
  '.ts': 'anywhere',
  '.css': 'anywhere',
  '.module.css': 'anywhere',
  '.store.ts': 'anywhere',
  '.spec.ts': 'anywhere',
  '.config.ts': 'anywhere',
  '.d.ts': 'anywhere',
  '.island.tsx': ['site/src/islands/'],
  // How an island comes to life; Astro asks such a file for a default export.
  '.directive.ts': ['site/src/islands/'],
  '.schema.ts': ['site/src/schema/', 'contract/src/', 'sheet/src/'],
  '.messages.ts': ['contract/src/'],
  '.route.ts': ['intake/src/http/', 'desk/service/src/http/'],
  '.job.ts': ['intake/src/jobs/'],
  '.handler.ts': ['intake/src/jobs/'],
};

/** The doors of packages: the only files that may be called index. */
export const packageDoors: readonly string[] = ['contract/src/index.ts'];

export const pagesRoom = 'site/src/pages/';
export const migrationsRoom = 'intake/migrations/';

export const shapes = {
  kebab: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  pascal: /^[A-Z][A-Za-z0-9]*$/,
  /** `.ci`, `.well-known`: tools and standards name these, not we. */
  dotted: /^\.[a-z0-9-]+$/,
  /** Astro's own: `[slug]`, `[...path]`. */
  parameter: /^\[(?:\.{3})?[a-z][A-Za-z]*\]$/,
  /** Astro's own too: the underscore keeps a frame that pages share from becoming a page. */
  frame: /^_[A-Z][A-Za-z0-9]*$/,
  /** A file a page route writes at build: `sitemap.xml.ts`, `[slug].png.ts`. */
  endpoint: /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|\[(?:\.{3})?[a-z][A-Za-z]*\])\.[a-z0-9]+\.ts$/,
  migration: /^\d{4}_[a-z0-9]+(?:_[a-z0-9]+)*\.sql$/,
} as const;

/** Names that say nothing, alone or at the end of another: `utils`, `form-helpers`. */
export const emptyName = /(?:^|-)(?:utils?|helpers?|misc|common)$/i;

/** `lead.schema.test.ts` tests `lead.schema.ts`: the file a test is about, or the file itself. */
export function withoutTest(name: string): string {
  return name.replace(/\.test(?=\.tsx?$)/, '');
}
