/** The specification's text, to the letter, including the asterisk. */
export const enquiryMessages = {
  emailInvalid: 'Invalid email format*',
  phoneInvalid: 'Invalid Phone number*',
} as const;

/** Ours: only digits are stored, and an extension must not be lost. */
export const phoneExtension = 'Phone number: please write the extension into the project details*';

export const isRequired = (label: string): string => `${label} is required*`;

export const notText = (label: string): string => `${label} must be text*`;

/** Limits are not in the specification, so this sentence is ours. */
export function tooLong(label: string, limit: number): string {
  return `${label}: at most ${limit.toLocaleString('en')} characters*`;
}
