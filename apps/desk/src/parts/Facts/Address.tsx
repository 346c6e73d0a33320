/** A long address breaks at its sign before it breaks anywhere. */
export function Address({ email }: { readonly email: string }) {
  const [mailbox = '', domain = ''] = email.split(/@(?=[^@]*$)/u);
  return (
    // Encoded: one of a mail's own head could add recipients and words otherwise.
    <a href={`mailto:${encodeURIComponent(mailbox)}@${encodeURIComponent(domain)}`}>
      {mailbox}@<wbr />
      {domain}
    </a>
  );
}
