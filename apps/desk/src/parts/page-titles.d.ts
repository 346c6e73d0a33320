declare global {
  /** Titles of the site's pages by their addresses; vite.config.ts writes it here. */
  const PAGE_TITLES: Readonly<Record<string, string>>;
}

export {};
