/** The origin of an enquiry that was made from a mail; no page of the site has this name. */
export const BY_MAIL = 'mail';
