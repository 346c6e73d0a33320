import { contentChecks } from './content-checks.ts';
import { runChecks } from './run-checks.ts';

runChecks(contentChecks(new Date(), process.argv[2]));
