import { verifyAuditLog, headText } from '@studio/enquiries/audit-log/audit-log.store.ts';
import { deskKey, staffKey } from '@studio/enquiries/audit-log/person-key.ts';
import { StartupError } from '@studio/platform/process.ts';
import { lines, option, wanted, type Command } from './command.ts';

export const auditVerify: Command = async ({ database: { db }, args }) => {
  const noted = args.includes('--head')
    ? wanted(option(args, 'head'), 'Name a head of the log: intake audit verify --head <head>.')
    : undefined;
  const { entries, head, fault } = await verifyAuditLog(db, noted);
  if (fault !== undefined)
    throw new StartupError([`The audit log was changed; treat it as an incident. ${fault}`]);
  const where = head ? ` Its head is ${headText(head)}` : '';
  return `The audit log is verified: ${entries.toLocaleString('en-US')} entries.${where}\n`;
};

/** A desk account is named by the id of its row in `staff`. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** Enough of the hash to distinguish accounts. */
export const shortKey = (key: Buffer): string => key.toString('hex').slice(0, 12);

export const auditHashOf: Command = ({ config, args }) => {
  wanted(args[0], 'Name an account: intake audit hash <account>.');
  const line = (key: Buffer, name: string) => `${shortKey(key)}  ${name}`;
  const rows = args.flatMap((name) => [
    line(staffKey(config.secret, name), name),
    ...(UUID.test(name) ? [line(deskKey(name.toLowerCase()), `${name}, at the desk`)] : []),
  ]);
  return Promise.resolve(lines(rows, ''));
};
