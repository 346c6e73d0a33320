import type { Role } from './roles.ts';

/** Who works at the desk, and from where. */

export interface Colleague {
  readonly id: string;
  readonly name: string;
}

/** Whom an enquiry can be given to, and what they may do. */
export interface Member extends Colleague {
  readonly roles: readonly Role[];
}

export interface Me extends Colleague {
  readonly email: string;
  readonly roles: readonly Role[];
}

export interface SessionSeen {
  readonly id: string;
  readonly isThis: boolean;
  readonly agent: string;
  readonly beganAt: string;
  readonly seenAt: string;
}
