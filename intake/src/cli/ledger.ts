import { checkLedger, headText } from '#ledger/ledger.store.ts';
import { staffKey } from '#platform/person-key.ts';
import { StartError } from '#platform/process.ts';
import { lines, option, wanted, type Command } from './command.ts';

export const verifyLedger: Command = async ({ database: { db }, args }) => {
  const noted = args.includes('--head')
    ? wanted(option(args, 'head'), 'Name a head of the log: intake ledger verify --head <head>.')
    : undefined;
  const { entries, head, fault } = await checkLedger(db, noted);
  if (fault !== undefined) throw new StartError([`The ledger is broken. ${fault}`]);
  const where = head ? ` Its head is ${headText(head)}` : '';
  return `The ledger is whole: ${entries.toLocaleString('en-US')} entries.${where}\n`;
};

/** Enough of the hash to tell one from another. */
export const shortKey = (key: Buffer): string => key.toString('hex').slice(0, 12);

export const whoInLedger: Command = ({ config, args }) => {
  wanted(args[0], 'Name an account: intake ledger who <account>.');
  const rows = args.map((name) => `${shortKey(staffKey(config.secret, name))}  ${name}`);
  return Promise.resolve(lines(rows, ''));
};
