/** Dispatched on the form once its sheet was sent. */
export const sentEvent = 'sheet-sent';
