/** A long address breaks at its @ before it breaks anywhere else. */
export function Address({ email }: { readonly email: string }) {
  const [mailbox = '', domain = ''] = email.split(/@(?=[^@]*$)/u);
  return (
    // Encoded, because an address could otherwise add recipients and text to the mail.
    <a href={`mailto:${encodeURIComponent(mailbox)}@${encodeURIComponent(domain)}`}>
      {mailbox}@<wbr />
      {domain}
    </a>
  );
}
