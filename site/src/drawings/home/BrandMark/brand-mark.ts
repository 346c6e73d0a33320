/** The company's mark on its square of 40 units: the page's logo and every icon are made of it. */
export const brandMark = {
  side: 40,
  stroke: 'M7.4 32.5l7.8-22.3 9.6 19.6 7.8-22.3',
  weight: 4.2,
} as const;
