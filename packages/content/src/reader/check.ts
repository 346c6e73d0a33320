import type { Finding } from './finding.ts';
import type { Content } from './load-content.ts';

/** Every check is pure: it sees the content and nothing else, so a test can plant any fault. */
export type Check = (content: Content) => readonly Finding[];

/** The same for what takes a moment, such as opening pictures. */
export type SlowCheck = (content: Content) => Promise<readonly Finding[]>;
