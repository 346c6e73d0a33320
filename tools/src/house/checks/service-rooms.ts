/** What ties the intake together, and whoever tries it, may use all of its rooms. */
export const intakeRooms = [
  'http',
  'mailbox',
  'jobs',
  'leads',
  'subscriptions',
  'ledger',
  'delivery',
  'job cards',
  'platform',
  'sheet',
  'contract',
] as const;

/** What the desk's service is made of. */
export const deskRooms = ['desk http', 'sign in', 'work', 'live', 'figures'] as const;
