import type { OtherMail } from '@studio/contract/desk/other-mail';
import { useQuery } from '@tanstack/react-query';
import { conversationQuery, otherFilesQuery } from '#api/other-mail.ts';
import { meQuery } from '#api/me.ts';
import { useMinute, useOffice } from '#parts/office.ts';
import { mailSteps } from '#parts/Thread/mail-steps.ts';
import { Thread } from '#parts/Thread/Thread.tsx';

/** All mails of a conversation, shown like the thread of an enquiry. */
export function Conversation({ mail }: { readonly mail: OtherMail }) {
  const { id, latestAt, name, sender } = mail;
  const { data, error } = useQuery(conversationQuery(id, latestAt));
  const { data: kept } = useQuery(otherFilesQuery(id, latestAt));
  const { data: me } = useQuery(meQuery);
  const { zone } = useOffice();
  const now = useMinute();
  if (error) return <p>{error.message}</p>;
  if (!data) return <p role="status">Loading…</p>;
  const mails = data.mails.map((one) => ({
    ...one,
    bcc: [],
    refused: [],
    delivery: null,
    problem: null,
    undoUntil: null,
  }));
  const steps = mailSteps(mails, [], { name, email: sender }, me?.id ?? '', true).map((step) => ({
    ...step,
    files: kept?.files.filter(({ mailId }) => mailId === step.key) ?? [],
  }));
  return <Thread steps={steps} language="" now={now} zone={zone} newSince={null} />;
}
