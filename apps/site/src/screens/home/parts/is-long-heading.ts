/** A long heading is smaller, so that it fits half a small screen and ends beside the drawing. */
export const isLongHeading = (heading: string): boolean =>
  heading.length > 48 || heading.split(' ').some((word) => word.length > 11);
