export const label =
  'Floor plan of a studio with rooms for engineering and design around a drawings table. Every chair is drawn solid: all places are taken.';
