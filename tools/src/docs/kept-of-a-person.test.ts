import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { yamlSentences } from './promised-sentences.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Tables of docs/data-flow.md, and the words of the privacy statement that name what they keep. */
const named: Readonly<Record<string, string>> = {
  enquiries: 'your name, company, email address, phone number, subject and what you wrote',
  subscriptions: 'When you join the community list we keep your name and email address',
  enquiry_additions: 'what you add to it',
  thread_mails: 'the mails between us and their files',
  mail_files: 'the mails between us and their files',
  mail_file_pieces: 'the mails between us and their files',
  replies: 'the mails between us and their files',
  waiting_replies: 'the mails between us and their files',
  sent_copies: 'the mails between us and their files',
  other_mails: 'When you write to our mailbox instead, we keep your mail and its files',
  enquiry_notes: 'our notes',
  drafts: 'our notes',
  enquiry_events: 'what was done with it and when',
  enquiry_work: 'the country of your phone number',
  mailbox_erasures: 'moves the messages of its thread to the trash',
  mailbox_listings: 'A person lists the messages in our mailbox that name you',
  visit_pages: 'We count how often each page is opened on a day',
  visit_hosts: 'by the site that led there',
  visit_campaigns: 'by the site that led there',
  visit_steps: 'by the page of ours before it',
  visit_begun: 'by forms that are begun',
  visit_missing: 'by the page of ours before it',
  visit_words: 'we also count what was searched for',
};

/** Tables with nothing of a visitor that is not named above. */
const unnamed: Readonly<Record<string, string>> = {
  visitor_mail_counts: 'a keyed hash, for an hour',
  enquiry_links: 'keyed hashes',
  audit_log: 'keyed hashes',
  enquiry_search: 'the words of the tables above, to search them',
  notice_settings: 'staff',
  owner_notices: 'staff',
  absences: 'staff',
  reply_template_changes: 'staff',
  saved_views: 'staff',
  staff: 'staff',
  reply_presence: 'staff',
  staff_sessions: 'staff',
};

test('the privacy statement names what every table keeps of a visitor', () => {
  const said = yamlSentences(
    read('content/legal/privacy.yaml'),
    new Set(['opening', 'paragraphs', 'list']),
  ).join(' ');
  const tables = [...read('docs/data-flow.md').matchAll(/^- `(\w+)`: (.+)$/gm)]
    .filter(([, , columns = '']) => !columns.includes('nothing of a person'))
    .map(([, table = '']) => table);
  const unsaid = tables.filter(
    (table) => !(table in unnamed) && !said.includes(named[table] ?? 'named nowhere'),
  );
  expect(unsaid).toEqual([]);
});
