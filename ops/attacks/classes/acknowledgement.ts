import type { Attack } from '../attack.ts';

/** Texts that an attacker would like us to mail to a stranger. */
const words = [
  'Call +44 20 7946 0018 at once zqxa',
  'call 0800 123 456 zqxb',
  'evil.example/pay zqxc',
  'evil dot example zqxd',
  'раураl.com zqxe',
  'xn--80ak6aa92e.com zqxf',
  'evil。example zqxg',
  'evil․example zqxh',
  'hxxps://evil example zqxi',
  'mail boss at evil example zqxj',
  '192.0.2.1 zqxk',
  '1.1.1.1:8080/x zqxl',
  'Your account is locked zqxm',
  'www evil example zqxn',
];
const fields = ['name', 'companyname', 'subject', 'projectdetails'] as const;

/** Nothing that a visitor typed may be mailed to an unverified address. */
export const acknowledgement: Attack = {
  name: 'a visitor’s words in our mail',
  least: 56,
  async *run(product) {
    for (const text of words) {
      const marked = fields.map((field) => [field, `${text}${field}`] as const);
      const { email, reference } = await product.enquire(Object.fromEntries(marked));
      const said = product.smtp.received
        .filter(({ envelopeTo }) => envelopeTo.includes(email))
        .map(({ mail }) => [mail.subject, mail.text, mail.html, JSON.stringify(mail.to)].join(' '))
        .join(' ');
      if (!said.includes(reference)) throw new Error(`No acknowledgement of ${reference}.`);
      for (const [field, value] of marked) {
        const mark = value.split(' ').at(-1) ?? '';
        yield { what: `${field}: ${text}`, isThrough: said.includes(mark) };
      }
    }
  },
};
