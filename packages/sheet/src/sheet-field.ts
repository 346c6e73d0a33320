/** The field of an enquiry that holds a whole sheet as JSON, sent by a script. */
export const sheetField = 'sheet';

/** The most characters that field may have. */
export const sheetLongest = 6_000;
