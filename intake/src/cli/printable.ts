/** A terminal obeys control characters; a visitor must not steer it. */
export function printable(text: string): string {
  return text.replace(/\p{C}/gu, '\uFFFD');
}

/** The end of a line in a list: what tells one enquiry from another at a glance. */
export function whoAndWhat(lead: {
  readonly name: string;
  readonly companyname: string;
  readonly subject: string;
}): string {
  return printable(`${lead.name}, ${lead.companyname}: ${lead.subject}`);
}
