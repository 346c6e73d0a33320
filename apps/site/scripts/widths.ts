/** The window widths for screenshots and measurements, in pixels: from phones to large screens. */
export const widths = [320, 390, 768, 1024, 1280, 1440, 1920] as const;
