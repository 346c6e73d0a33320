import { auditLogFor } from '@studio/enquiries/audit-log/audit-log.store.ts';

/** For stores that record what they do. */
export const testAuditLog = auditLogFor('a-secret-of-the-tests', 'worker');
