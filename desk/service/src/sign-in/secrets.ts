import { createHash, randomBytes } from 'node:crypto';

/** What a browser holds: nobody guesses it, and whoever reads our tables cannot use it. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
