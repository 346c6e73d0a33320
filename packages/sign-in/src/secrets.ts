import { createHash, randomBytes } from 'node:crypto';

/** The browser's secret. It cannot be guessed, and our tables store only its hash. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
