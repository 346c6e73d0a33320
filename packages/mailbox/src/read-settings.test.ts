import { envReader } from '@studio/platform/config-reader.ts';
import { expect, it } from 'vitest';
import { readMailbox } from './read-settings.ts';

it('the mailbox of a list with names is its first address', () => {
  const env = {
    INTAKE_IMAP_URL: 'imaps://sales:password@imap.company.example',
    INTAKE_MAIL_FROM: 'site@company.example',
    INTAKE_SALES_TO: 'Sales <Sales@company.example>, archive@company.example',
  };
  const mailbox = readMailbox(envReader(env, 'inbound-mail'), undefined);
  expect(mailbox?.address).toBe('sales@company.example');
});
