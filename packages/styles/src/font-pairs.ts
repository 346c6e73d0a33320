interface Faces {
  readonly sans: string;
  readonly display: string;
  readonly mono: string;
}

interface FontPair {
  /** The @font-face rules with their fallbacks, beside this file. */
  readonly sheet: string;
  /** Their names in the stylesheet, each with its metric-compatible fallback. */
  readonly families: Faces;
  /** The subset files without extension (scripts/make-fonts.ts): those to preload, … */
  readonly preloaded: readonly string[];
  /** … and those for pictures. */
  readonly files: Faces;
  /** The names inside the plain files, by which resvg finds them. Two of them share a name. */
  readonly ownNames: Faces;
}

/** The fonts a company may choose from; content/company.yaml names one pair. */
export const fontPairs = {
  'Mona Sans and Martian Mono': {
    sheet: 'fonts.css',
    families: {
      sans: "'Mona Sans', 'Mona Fallback'",
      display: "'Mona Display', 'Mona Display Fallback'",
      mono: "'Martian Mono', 'Martian Fallback'",
    },
    preloaded: ['mona-display', 'mona-sans'],
    files: { sans: 'mona-sans', display: 'mona-display', mono: 'martian-mono' },
    ownNames: {
      sans: 'Mona Sans ExtraLight',
      display: 'Mona Sans ExtraLight',
      mono: 'Martian Mono SemiExpanded',
    },
  },
  'Schibsted Grotesk and JetBrains Mono': {
    sheet: 'schibsted/fonts.css',
    families: {
      sans: "'Schibsted Grotesk', 'Schibsted Fallback'",
      display: "'Schibsted Display', 'Schibsted Display Fallback'",
      mono: "'JetBrains Mono', 'JetBrains Fallback'",
    },
    // Its headings use a weight of the same file.
    preloaded: ['schibsted-grotesk'],
    files: { sans: 'schibsted-grotesk', display: 'schibsted-display', mono: 'jetbrains-mono' },
    ownNames: {
      sans: 'Schibsted Grotesk',
      display: 'Schibsted Grotesk',
      mono: 'JetBrains Mono',
    },
  },
} as const satisfies Record<string, FontPair>;

export type FontPairName = keyof typeof fontPairs;

/** The default pair. */
export const usualPair: FontPairName = 'Mona Sans and Martian Mono';
