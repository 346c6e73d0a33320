/** The first of the sales mailboxes in INTAKE_SALES_TO, without a display name. */
export function salesAddress(salesTo: string): string {
  const [first = ''] = salesTo.split(',');
  return (/<(?<address>[^<>]+)>/u.exec(first)?.groups?.['address'] ?? first).trim();
}
