/** Where an enquiry came from that was made of a mail: no page of the site is called so. */
export const BY_MAIL = 'mail';
