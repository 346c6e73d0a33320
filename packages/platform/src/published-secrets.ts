/** The prefix of the development secrets in deploy/dev.env and apps/desk-api/dev.env, which are public. */
const PUBLISHED = 'for-developers-only-';

export const isPublished = (secret: string): boolean => secret.startsWith(PUBLISHED);

export const publishedSentence = (name: string): string =>
  `${name} is the published one of developers' machines. Choose a random one.`;
