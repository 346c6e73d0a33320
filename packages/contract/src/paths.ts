/** The path of the API behind the site's web server. */
export const intakePath = '/api';

export const enquiriesPath = `${intakePath}/enquiries`;
/** The page for visitors who sent the form without script. */
export const sentPath = `${enquiriesPath}/sent`;

export const subscriptionsPath = `${intakePath}/subscriptions`;
export const askedPath = `${subscriptionsPath}/asked`;
export const confirmPath = `${subscriptionsPath}/confirm`;
export const leavePath = `${subscriptionsPath}/unsubscribe`;

/** The enquirer's own page, linked in our mails, with its actions and its copy. */
export const enquiryPath = `${intakePath}/enquiry`;
export const addPath = `${enquiryPath}/add`;
export const withdrawPath = `${enquiryPath}/withdraw`;
export const erasePath = `${enquiryPath}/erase`;
export const jsonCopyPath = `${enquiryPath}/copy.json`;
export const textCopyPath = `${enquiryPath}/copy.txt`;

/** The recent response time, for the contact page. */
export const responseTimePath = `${intakePath}/response-time`;

/** The path on the API with the URL that a site was built with, which may be another server. */
export const pathAt = (intake: string, path: string): string =>
  intake + path.slice(intakePath.length);
