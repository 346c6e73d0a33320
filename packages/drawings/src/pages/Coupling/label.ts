export const label =
  'A coupling seen from the side: your shaft and ours, each with its flange, and between them six bolts that hold them together: price, hours, people, ownership, warranty and notice. Every bolt can be undone.';
