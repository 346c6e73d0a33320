/** Where the intake answers behind the site's own web server. */
export const intakePath = '/api';

export const leadsPath = `${intakePath}/leads`;
/** The page for whoever sent the form without script. */
export const sentPath = `${leadsPath}/sent`;

export const subscriptionsPath = `${intakePath}/subscriptions`;
export const askedPath = `${subscriptionsPath}/asked`;
export const confirmPath = `${subscriptionsPath}/confirm`;
export const leavePath = `${subscriptionsPath}/unsubscribe`;

/** The same path of an intake at the address a site was built with, which may be another server. */
export const pathAt = (intake: string, path: string): string =>
  intake + path.slice(intakePath.length);
