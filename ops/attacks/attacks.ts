// Every class of attacks of the security test, against the running product:
// npm run fault -- attacks, or some of them by their names: node ops/attacks/attacks.ts 'mail bombs'
import { startedCluster } from '../cluster.ts';

// Its own PostgreSQL, because the attacks log in as each of our roles, which the shared one does not allow.
await using cluster = await startedCluster(['fsync=off', 'max_connections=200']);
// The support code of the tests reads it when it is loaded, hence the late import below.
process.env['INTAKE_TEST_DATABASE_URL'] = cluster.url;
await import('./run-attacks.ts');
