/** Removes control characters, with which a visitor's text could control the terminal. */
export function printable(text: string): string {
  return text.replace(/\p{C}/gu, '\uFFFD');
}

/** The end of a line in a list, to recognize an enquiry at a glance. */
export function summaryOf(enquiry: {
  readonly name: string;
  readonly companyname: string;
  readonly subject: string;
}): string {
  return printable(`${enquiry.name}, ${enquiry.companyname}: ${enquiry.subject}`);
}
