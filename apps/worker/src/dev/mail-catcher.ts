import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

// For development: accepts every mail, sends none, and shows them in the browser at /mails.
// node src/dev/mail-catcher.ts <smtp port> <http port> [address to listen on]
// With files in MAIL_KEY and MAIL_CERTIFICATE the connection is encrypted, which is required from another machine.
const [smtpPort = '1025', httpPort = '8025', host = '127.0.0.1'] = process.argv.slice(2);
const { MAIL_KEY: key, MAIL_CERTIFICATE: cert } = process.env;
const encryption = key && cert && { key: readFileSync(key), cert: readFileSync(cert) };
const KEPT = 200;
/** By number, the oldest first. A mail keeps its number while others arrive. */
const mails = new Map<number, Email>();
let received = 0;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escapeHtml = (text: string) =>
  text.replace(/[&<"]/gu, (character) => ENTITIES[character] ?? '');

const smtp = new SMTPServer({
  authOptional: true,
  ...(encryption || { disabledCommands: ['STARTTLS'] }),
  onData(stream, _session, done) {
    void buffer(stream)
      .then((raw) => PostalMime.parse(raw))
      .then((mail) => {
        received += 1;
        mails.set(received, mail);
        mails.delete(received - KEPT);
        done();
      }, done);
  },
});

function list(): string {
  const rows = [...mails]
    .reverse()
    .map(
      ([number, { subject = '', to, date = '' }]) =>
        `<li><a href="/mails/${number}">${escapeHtml(subject)}</a> to ${escapeHtml(to?.map(({ address }) => address).join(', ') ?? '')}, ${escapeHtml(date)}</li>`,
    );
  return `<h1>${mails.size} mails</h1><ol>${rows.join('')}</ol>`;
}

function show(mail: Email): string {
  const headers = mail.headers.map(({ originalKey, value }) => `${originalKey}: ${value}`);
  return `<p><a href="/mails">All mails</a></p><pre>${escapeHtml(headers.join('\n'))}</pre>
<iframe sandbox="allow-popups" width="100%" height="500" srcdoc="${escapeHtml(mail.html ?? '')}"></iframe>
<pre>${escapeHtml(mail.text ?? '')}</pre>`;
}

const web = createServer((request, response) => {
  const [, number] = /^\/mails\/(\d+)$/.exec(request.url ?? '') ?? [];
  const mail = number === undefined ? undefined : mails.get(Number(number));
  const page = mail ? show(mail) : list();
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><html lang="en"><title>Mails</title><link rel="icon" href="data:,"><body>${page}</body></html>`,
    );
});

smtp.listen(Number(smtpPort), host);
web.listen(Number(httpPort), host, () => {
  process.stdout.write(
    `Mails to smtp://${host}:${smtpPort} are shown at http://${host}:${httpPort}/mails\n`,
  );
});
