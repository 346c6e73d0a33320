/** The specification's words, to the letter. The asterisk is part of them. */
export const enquiryMessages = {
  emailInvalid: 'Invalid email format*',
  phoneInvalid: 'Invalid Phone number*',
} as const;

export const isRequired = (label: string): string => `${label} is required*`;

export const notText = (label: string): string => `${label} must be text*`;

/** Limits are ours, not the specification's, so their sentence is ours too. */
export function tooLong(label: string, limit: number): string {
  return `${label}: at most ${limit.toLocaleString('en')} characters*`;
}
