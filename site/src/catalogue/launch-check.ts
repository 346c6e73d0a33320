import { samples } from './checks/samples.ts';
import { unconfirmedClaims } from './checks/unconfirmed-claims.ts';
import { runChecks } from './run-checks.ts';

/** What must be settled by the company before the site may go out. */
runChecks([samples, unconfirmedClaims]);
