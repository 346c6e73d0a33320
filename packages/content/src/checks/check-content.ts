import { contentChecks } from './content-checks.ts';
import { overdue } from './expiry.ts';
import { runChecks } from './run-checks.ts';

const today = new Date();
await runChecks(contentChecks(today, process.argv[2]), [overdue(today)]);
