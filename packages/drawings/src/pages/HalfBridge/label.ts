export const label =
  'A bridge in two halves. The left half is drawn in dashes, for a small price of its own, and one of its piers has been moved with an eraser. At the tower in the middle you decide. The right half is built piece by piece, in releases, for a price that was read from the drawing.';
