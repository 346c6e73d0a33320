import { envReader } from '@studio/platform/config-reader.ts';
import { expect, it } from 'vitest';
import { readMailbox } from './read-settings.ts';

const imap = {
  INTAKE_IMAP_URL: 'imaps://sales:password@imap.company.example',
  INTAKE_MAIL_FROM: 'site@company.example',
};

it('without a sales mailbox in the settings, it follows the company’s address', () => {
  const company = { email: 'hello@company.example' };
  const mailbox = readMailbox(envReader(imap, 'inbound-mail'), company);
  company.email = 'new@company.example';
  expect(mailbox?.address).toBe('new@company.example');
});

it('the mailbox of a list with names is its first address', () => {
  const env = {
    ...imap,
    INTAKE_SALES_TO: 'Sales <Sales@company.example>, archive@company.example',
  };
  const mailbox = readMailbox(envReader(env, 'inbound-mail'), { email: undefined });
  expect(mailbox?.address).toBe('sales@company.example');
});
