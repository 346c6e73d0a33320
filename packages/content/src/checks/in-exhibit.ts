/**
 * A file and field on the sheet of an exhibit, where figures are those of an invented client. The
 * heading beside the sheet is ours and is not meant.
 */
export const inExhibit = /^services\/.+ exhibit\.sheet\./;
