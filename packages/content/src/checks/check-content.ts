import { contentChecks } from './content-checks.ts';
import { runChecks } from './run-checks.ts';

// CI passes a day, so that a change does not fail for what has expired since.
const day = process.env['CONTENT_DAY'];
await runChecks(contentChecks(day === undefined ? new Date() : new Date(day), process.argv[2]));
