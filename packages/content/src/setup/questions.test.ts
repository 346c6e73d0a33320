import { expect, test } from 'vitest';
import { questionNames, understand, understandAll, type Question } from './questions.ts';

const good = {
  extras: 'extras',
  name: 'Sal Azul',
  legalName: 'Sal Azul, Lda.',
  founded: 2019,
  domain: 'https://www.salazul.pt/',
  contact: 'ola@salazul.pt, +351 21 000 0000',
  address: 'Rua da Prata 1, 1100-414 Lisboa, portugal',
  social: 'https://pt.linkedin.com/company/sal-azul, https://social.pt/@sal',
  hours: 'Monday-Friday 09:00-18:00 Europe/Lisbon',
  mail: 'smtps://site:a-pass@mail.salazul.pt',
  signIn: 'none',
};

test('the first question is about the extras, and valid answers are accepted', () => {
  expect(questionNames[0]).toBe('extras');
  expect(understandAll(good)).toEqual({
    answers: {
      extras: true,
      name: 'Sal Azul',
      legalName: 'Sal Azul, Lda.',
      founded: 2019,
      domain: 'www.salazul.pt',
      contact: { email: 'ola@salazul.pt', phone: '+351 21 000 0000' },
      address: { address: ['Rua da Prata 1', '1100-414 Lisboa'], country: 'Portugal' },
      social: [
        { name: 'LinkedIn', url: 'https://pt.linkedin.com/company/sal-azul' },
        { name: 'social.pt', url: 'https://social.pt/@sal' },
      ],
      hours: {
        week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
        zone: 'Europe/Lisbon',
      },
      mail: { kind: 'smtp', url: 'smtps://site:a-pass@mail.salazul.pt' },
      signIn: undefined,
    },
  });
});

test('a week may include Saturday', () => {
  const read = understand('hours', 'saturday-Wednesday 08:00-14:00 Asia/Dubai');
  expect(read).toMatchObject({
    value: { week: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'] },
  });
});

test.each<[Question, string, string]>([
  ['extras', 'all', 'Write ordered or extras'],
  ['founded', '19', 'is not a year'],
  ['founded', '2999', 'is not a year up to'],
  ['registration', '42, Bengaluru', 'is not a Corporate Identity Number'],
  ['registration', 'U62010KA2014PTC123456', 'the registered office'],
  ['grievances', 'ananya@kaveri.in', 'name of a person, a comma'],
  ['social', 'linkedin', 'is not the address of a page'],
  ['name', '', 'An answer is needed'],
  ['name', '!', '2 to 60 characters'],
  ['legalName', '42', 'at least one letter'],
  ['domain', 'salazul', 'is not the name of a site'],
  ['domain', 'www.salazul.pt/home', 'without a path'],
  ['domain', '127.0.0.1', 'is not the name of a site'],
  ['contact', 'ola@salazul.pt', 'is not a phone number'],
  ['contact', 'ola, +351 21 000 0000', 'an email address and a phone number'],
  ['contact', 'ola@salazul.pt, 21 000 0000', 'Begin with a plus sign'],
  ['address', 'Rua da Prata 1, Atlantis', '“Atlantis” is none we know'],
  ['address', 'Portugal', 'a street or a city before the country'],
  ['hours', 'always', 'Write them like Monday-Friday'],
  ['hours', 'Monday-Friday 18:00-09:00 Europe/Lisbon', 'is not a working day'],
  ['hours', 'Monday-Friday 09:00-25:00 Europe/Lisbon', 'is not a working day'],
  ['hours', 'Monday-Friday 09:00-18:00 Lisbon', '“Lisbon” is not a time zone'],
  ['mail', 'mail.salazul.pt', 'Write the mail server like smtps://'],
  ['mail', 'https://mail.salazul.pt', 'Write the mail server like smtps://'],
  ['mail', 'smtps://mail.salazul.pt', 'needs a login'],
  ['mail', 'emailjs service_x template_y', 'three identifiers'],
  ['signIn', 'http://login.salazul.pt a b c@d.pt', 'begins with https://'],
  ['signIn', 'https://login.salazul.pt desk', 'client id, client secret'],
  ['signIn', 'https://login.salazul.pt desk secret asha', 'email of the first manager'],
])('%s: “%s” is refused with a sentence', (name, words, sentence) => {
  expect(understand(name, words)).toEqual({ problem: expect.stringContaining(sentence) as string });
});

test('every problem is reported at once, each with its question', () => {
  const { problems } = understandAll({ ...good, name: '', hours: 'always', color: 'blue' }) as {
    problems: string[];
  };
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(['color', 'name', 'hours']);
});

test('what only some companies need is asked of them alone', () => {
  const indian = { ...good, address: '12 Residency Road, Bengaluru 560 025, India' };
  expect(understandAll(indian)).toEqual({
    problems: ['registration: An answer is needed.', 'grievances: An answer is needed.'],
  });
  const register = 'U62010KA2014PTC123456, 12 Residency Road, Bengaluru';
  expect(understandAll({ ...indian, registration: register, grievances: 'later' })).toMatchObject({
    answers: {
      registration: {
        number: 'U62010KA2014PTC123456',
        office: ['12 Residency Road', 'Bengaluru'],
      },
    },
  });
  expect(understandAll({ ...good, grievances: 'later' })).toEqual({
    problems: ['grievances: is only asked for a company in India. Leave it out.'],
  });
});

test('a company without extras or without a server has no desk to sign in to', () => {
  const { signIn, ...others } = good;
  const mail = 'emailjs service_x template_y public-key';
  for (const without of [{ extras: 'ordered' }, { mail }]) {
    expect(understandAll({ ...others, ...without })).toHaveProperty('answers');
    expect(understandAll({ ...others, ...without, signIn })).toEqual({
      problems: ['signIn: is only asked with extras and a mail server. Leave it out.'],
    });
  }
});
