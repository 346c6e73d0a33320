/**
 * Matches a file and field inside an exhibit, where numbers are those of an invented client. The heading beside the
 * exhibit is ours and is not matched.
 */
export const inExhibit = /^services\/.+ exhibit\.sheet\./;
