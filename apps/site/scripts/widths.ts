/** The widths of windows at which pages are looked at and measured, in pixels: phones to large screens. */
export const widths = [320, 390, 768, 1024, 1280, 1440, 1920] as const;
