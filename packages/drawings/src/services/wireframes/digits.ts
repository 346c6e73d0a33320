/** Small figures drawn with the pen, about 6 wide and 11 high, centered on a point. */
export const one = (x: number, y: number): string => `M${x - 3} ${y - 3}l3.500-2.500v11`;
export const two = (x: number, y: number): string =>
  `M${x - 3.5} ${y - 2.5}c0-4 7-4 7 0c0 3-7 4-7 8h7`;
export const three = (x: number, y: number): string =>
  `M${x - 3} ${y - 5}h6l-3.500 4c5 0 5 6.500 .500 6.500q-2 0-3.500-1.500`;
