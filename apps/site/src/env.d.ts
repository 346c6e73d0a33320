/// <reference types="astro/client" />

interface ImportMetaEnv {
  readonly PUBLIC_API_URL?: string;
  readonly PUBLIC_EMAILJS_SERVICE_ID?: string;
  readonly PUBLIC_EMAILJS_TEMPLATE_ID?: string;
  readonly PUBLIC_EMAILJS_PUBLIC_KEY?: string;
  readonly PUBLIC_EMAILJS_ORIGIN?: string;
}

declare namespace astroHTML.JSX {
  interface IntrinsicAttributes {
    /** Hydrates when the visitor begins to use the island, or at once if this draft is kept. */
    'client:use'?: string;
  }
}

/** The addresses of the fonts a page loads at once (styles/brand-fonts.ts). */
declare module 'virtual:fonts' {
  export const preloaded: readonly string[];
}
