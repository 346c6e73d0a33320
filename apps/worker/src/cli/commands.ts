import { erasePerson } from '@studio/enquiries/persons/person.store.ts';
import { openQueue } from '@studio/enquiries/database/queue.ts';
import { breach } from './breach.ts';
import { operatorAuditLog, option, wanted, type Command } from './command.ts';
import { doctor } from './doctor.ts';
import { exportCsv, subscribersCsv } from './export-csv.ts';
import {
  linkEnquiry,
  listEnquiries,
  retryDeliveries,
  showEnquiry,
  unlinkEnquiry,
} from './enquiries.ts';
import { auditVerify, auditHashOf } from './audit.ts';
import { visits } from './visits.ts';
import { listWaiting } from './waiting.ts';
import { discardEnquiries, listHeld, releaseEnquiry } from './held.ts';

const erase: Command = async ({ config, database, log, args }) => {
  const email = wanted(option(args, 'email'), 'Name the person: intake erase --email <address>.');
  const queue = await openQueue(database, 'producer', log);
  const auditLog = operatorAuditLog(config);
  const erased = await erasePerson(database.db, queue, auditLog, email);
  await queue.stop();
  const mailbox =
    erased.mailboxErasure === null
      ? 'No mailbox is configured: delete their mails by hand.'
      : 'The inbound mail process moves the mails of these enquiries, in the inbox and in the folder of sent mails, and the mails this person sent without an enquiry to the trash; an alarm reports if it cannot. Our own mails and those of others that name the address stay: the desk lists them under People, and moves those you confirm.';
  return `Erased ${erased.enquiries} enquiries and ${erased.subscriptions} subscriptions.\n${mailbox}\n`;
};

export const commands: ReadonlyMap<string, Command> = new Map([
  ['doctor', doctor],
  ['enquiries list', listEnquiries],
  ['enquiries show', showEnquiry],
  ['enquiries waiting', listWaiting],
  ['enquiries create-link', linkEnquiry],
  ['enquiries revoke-link', unlinkEnquiry],
  ['deliveries retry', retryDeliveries],
  ['held list', listHeld],
  ['held release', releaseEnquiry],
  ['held discard', discardEnquiries],
  ['erase', erase],
  ['export', exportCsv],
  ['subscribers', subscribersCsv],
  ['audit verify', auditVerify],
  ['audit hash', auditHashOf],
  ['breach', breach],
  ['visits', visits],
]);
