import { contentChecks } from './content-checks.ts';
import { runChecks } from './run-checks.ts';

await runChecks(contentChecks(new Date(), process.argv[2]));
