/** Features of a product in the order of their use, with what each costs to keep, both from 0 to 10. */
export const features = [
  { name: 'orders', upkeep: 4, use: 10 },
  { name: 'search', upkeep: 3, use: 8.5 },
  { name: 'invoices', upkeep: 2, use: 7 },
  { name: 'alerts', upkeep: 1.5, use: 5 },
  { name: 'reports', upkeep: 4.5, use: 3.5 },
  { name: 'chat', upkeep: 9, use: 0.8 },
  { name: 'themes', upkeep: 3.5, use: 0.5 },
] as const;

/** How many of them stay. */
export const kept = 5;
