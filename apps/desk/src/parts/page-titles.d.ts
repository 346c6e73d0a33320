declare global {
  /** The titles of the site's pages by path; vite.config.ts writes it here. */
  const PAGE_TITLES: Readonly<Record<string, string>>;
}

export {};
