export const label =
  'Four weeks and after: our part of the work grows smaller from week to week, yours grows until you run all of it. Then the keys change, and for ninety days we still answer.';
