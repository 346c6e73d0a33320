import { hostname } from 'node:os';
import { postJson } from './http-outcome.ts';
import { smtpFailure } from './smtp-outcome.ts';
import { openTransport } from './transport.ts';

export interface AlarmSettings {
  readonly webhookUrl: string | undefined;
  readonly mail:
    | {
        readonly url: string;
        readonly from: string;
        readonly to: string;
        readonly company: { readonly name: string };
      }
    | undefined;
}

/** A message to the operators. */
export interface AlarmNotice {
  /** The same notice sent again has the same key. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly details: Readonly<Record<string, string>>;
}

export interface AlarmNotifiers {
  /** Returns a sentence for each way that failed. Throws if all of them failed. */
  notify(notice: AlarmNotice): Promise<readonly string[]>;
  close(): void;
}

/** The webhook and the mail are independent of each other and of the queue. */
export function alarmNotifiers({ webhookUrl, mail }: AlarmSettings): AlarmNotifiers {
  const transport = mail && openTransport(mail.url);

  async function byMail({ key, title, text }: AlarmNotice): Promise<string | undefined> {
    if (!mail || !transport) return undefined;
    try {
      await transport.sendMail({
        from: { name: mail.company.name, address: mail.from },
        to: mail.to,
        subject: title,
        text: `${text}\n`,
        messageId: `<${key}.alarm@${mail.from.slice(mail.from.lastIndexOf('@') + 1)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return undefined;
    } catch (error) {
      const outcome = smtpFailure(error, 'us');
      return outcome.kind === 'sent' ? undefined : outcome.problem;
    }
  }

  /** `text` is what chat programs show. */
  async function byWebhook({ key, text, details }: AlarmNotice): Promise<string | undefined> {
    if (webhookUrl === undefined) return undefined;
    const body = JSON.stringify({ text, ...details });
    const outcome = await postJson(webhookUrl, body, { 'idempotency-key': key });
    return outcome.kind === 'sent' ? undefined : outcome.problem;
  }

  const notifiers = [...(mail ? [byMail] : []), ...(webhookUrl === undefined ? [] : [byWebhook])];
  return {
    async notify(notice) {
      // An operator of several machines must know which one to log in to.
      const signed = { ...notice, text: `${notice.text}\nMachine: ${hostname()}` };
      const answers = await Promise.all(notifiers.map((way) => way(signed)));
      const problems = answers.filter((problem) => problem !== undefined);
      if (notifiers.length > 0 && problems.length === notifiers.length) {
        throw new Error('No way took the alarm.');
      }
      return problems;
    },
    close() {
      transport?.close();
    },
  };
}
