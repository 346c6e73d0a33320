/** The specification's words, to the letter. The asterisk is part of them. */
export const leadMessages = {
  nameRequired: 'Name is required*',
  companyRequired: 'Company name is required*',
  emailRequired: 'Email is required*',
  emailInvalid: 'Invalid email format*',
  phoneRequired: 'Phone number is required*',
  phoneInvalid: 'Invalid Phone number*',
  subjectRequired: 'Subject is required*',
  detailsNotText: 'Project details must be text*',
} as const;

/** Limits are ours, not the specification's, so their sentence is ours too. */
export function tooLong(label: string, limit: number): string {
  return `${label}: at most ${limit.toLocaleString('en')} characters*`;
}
