/** Said of the form when the sheet in it is with us. */
export const sentEvent = 'sheet-sent';
