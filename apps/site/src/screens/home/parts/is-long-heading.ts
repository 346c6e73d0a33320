/** Set smaller, so that its words fit half a small screen and it ends beside the drawing. */
export const isLongHeading = (heading: string): boolean =>
  heading.length > 48 || heading.split(' ').some((word) => word.length > 11);
