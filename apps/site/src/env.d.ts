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
    /** Hydrates when the visitor starts to use the island, or at once if it has a saved draft. */
    'client:use'?: string;
  }
}

/** The URLs of the fonts that a page preloads (styles/brand-fonts.ts). */
declare module 'virtual:fonts' {
  export const preloaded: readonly string[];
}
