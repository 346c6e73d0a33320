import type { Attack } from './attack.ts';
import { acknowledgement } from './classes/acknowledgement.ts';
import { csrf, forgedLinks } from './classes/csrf.ts';
import { csv } from './classes/csv.ts';
import { deskValues } from './classes/desk-values.ts';
import { editor } from './classes/editor.ts';
import { eraseReach } from './classes/erase-reach.ts';
import { foreignSecrets } from './classes/foreign-secrets.ts';
import { forgedEnquirer } from './classes/forged-enquirer.ts';
import { hostileMime } from './classes/hostile-mime.ts';
import { injections } from './classes/injections.ts';
import { intakeRequests } from './classes/intake-requests.ts';
import { auditLog } from './classes/audit-log.ts';
import { auditLogViews } from './classes/audit-log-views.ts';
import { liveLine } from './classes/event-stream.ts';
import { logs } from './classes/logs.ts';
import { longWords } from './classes/long-words.ts';
import { mailBomb } from './classes/mail-bomb.ts';
import { nginxPaths } from './classes/nginx-paths.ts';
import { objects } from './classes/objects.ts';
import { pageKeys } from './classes/page-keys.ts';
import { plainText } from './classes/plain-text.ts';
import { routesByRole } from './classes/roles.ts';
import { sheetLinks } from './classes/sheet-links.ts';
import { signIn } from './classes/sign-in.ts';
import { sqlRoles } from './classes/sql-roles.ts';
import { staffMails } from './classes/staff-mails.ts';
import { storedXss } from './classes/stored-xss.ts';

/** In the order in which they run and are printed. */
export const everyAttack: readonly Attack[] = [
  signIn,
  routesByRole,
  csrf,
  forgedLinks,
  objects,
  injections,
  deskValues,
  sqlRoles,
  auditLog,
  auditLogViews,
  pageKeys,
  staffMails,
  forgedEnquirer,
  hostileMime,
  longWords,
  storedXss,
  eraseReach,
  acknowledgement,
  mailBomb,
  plainText,
  nginxPaths,
  logs,
  sheetLinks,
  intakeRequests,
  csv,
  liveLine,
  foreignSecrets,
  editor,
];
