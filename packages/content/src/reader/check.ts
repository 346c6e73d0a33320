import type { Finding } from './finding.ts';
import type { Content } from './load-content.ts';

/** Every check is pure: its only input is the content, so a test can inject any fault. */
export type Check = (content: Content) => readonly Finding[];

/** The same for slow checks, such as opening pictures. */
export type SlowCheck = (content: Content) => Promise<readonly Finding[]>;
