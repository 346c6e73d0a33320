import { accounts } from '@studio/sign-in/dev/accounts.ts';
import { systemClock } from '@studio/platform/clock.ts';
import { testDesk } from '@studio/desk-api/tests/support/desk.ts';
import type { Attack, Attempt } from '../attack.ts';
import type { Colleague, Product } from '../product.ts';

/** Addresses that a sign-in must not redirect to. */
const elsewhere = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  '/%2e%2e//evil.example',
  '/..//evil.example',
  '///evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http:evil.example',
  '/auth/logout',
  '@evil.example',
  '/\r\nlocation: https://evil.example',
];

const madeUpCookies = [
  '',
  'x',
  'a'.repeat(43),
  'A'.repeat(4_000),
  '__proto__',
  'null',
  'undefined',
  '0',
  "' or 1=1 --",
  '%00',
  '../../session',
  '{"id":1}',
  'true',
  '*',
];

/** Manipulations of a session's cookie. */
const bent: readonly ((cookie: string) => string)[] = [
  (cookie) => cookie.slice(1),
  (cookie) => cookie.slice(0, -1),
  (cookie) => `${cookie}x`,
  (cookie) => cookie.toUpperCase(),
  (cookie) => Array.from(cookie).reverse().join(''),
  (cookie) => Buffer.from(cookie).toString('hex'),
];

/** Changed values of the provider's callback. */
const changes = ['x', '', undefined] as const;
const answerParts = ['state', 'iss', 'code'] as const;

/** Ways to make a session invalid. */
const ended = [
  `update staff_sessions set ends_at = now() where staff_id = $1`,
  `update staff_sessions set last_seen_at = now() - interval '61 minutes' where staff_id = $1`,
  `delete from staff_sessions where staff_id = $1`,
  `update staff set disabled_at = now() where id = $1`,
];

/** Values of the claim `email_verified` that do not verify the address. */
const unproven = [undefined, false, 'false', null, 0, ''] as const;

type Accounts = Record<string, Record<string, unknown>>;

async function* sessions(product: Product): AsyncGenerator<Attempt> {
  const { service, sql } = product;
  const opens = async (one: Colleague) => (await one.get('/api/me')).statusCode === 200;
  const withCookie = async (cookie: string, what: string): Promise<Attempt> => {
    const one = service.newBrowser();
    one.cookies.set('__Host-desk', cookie);
    return { what, isThrough: await opens(one) };
  };
  for (const cookie of madeUpCookies) yield await withCookie(cookie, `a made-up cookie: ${cookie}`);
  const real = (await product.signIn('sales')).cookies.get('__Host-desk') ?? '';
  for (const bend of bent) yield await withCookie(bend(real), 'a bent cookie');
  for (const statement of ended) {
    const one = await product.signIn('manager');
    if (!(await opens(one))) throw new Error('A session that should be good is not.');
    await sql(statement, one.staffId);
    yield { what: `a session after: ${statement}`, isThrough: await opens(one) };
  }
  const planted = await service.signIn('omar');
  const victim = service.newBrowser();
  victim.cookies.set('__Host-desk', planted.cookies.get('__Host-desk') ?? '');
  await victim.signIn('meera');
  yield { what: 'a session planted before the sign-in', isThrough: await opens(planted) };
}

async function* answers({ service, sql }: Product): AsyncGenerator<Attempt> {
  const isIn = async (one: Colleague, path: string) =>
    (await one.get(path)).statusCode === 303 && (await one.get('/api/me')).statusCode === 200;
  for (const name of answerParts)
    for (const change of changes) {
      const one = service.newBrowser();
      const back = new URL(await one.comeBack('asha'), service.config.origin);
      if (change === undefined) back.searchParams.delete(name);
      else back.searchParams.set(name, change && `${back.searchParams.get(name) ?? ''}${change}`);
      const what = `the answer's ${name} ${change ?? 'left out'}`;
      yield { what, isThrough: await isIn(one, back.pathname + back.search) };
    }
  const owner = service.newBrowser();
  const back = await owner.comeBack('asha');
  yield {
    what: 'a sign-in that another browser began',
    isThrough: await isIn(service.newBrowser(), back),
  };
  const saved = new Map(owner.cookies);
  await owner.get(back);
  const thief = service.newBrowser();
  for (const [name, value] of saved) thief.cookies.set(name, value);
  yield { what: 'the same answer twice', isThrough: await isIn(thief, back) };
  for (const change of [
    `nonce = 'another'`,
    `verifier = repeat('x', 43)`,
    `started_at = now() - interval '11 minutes'`,
  ]) {
    const one = service.newBrowser();
    const late = await one.comeBack('asha');
    await sql(`update sign_ins set ${change}`);
    yield { what: `an answer after ${change}`, isThrough: await isIn(one, late) };
  }
  const guest = service.newBrowser();
  await guest.signIn('guest');
  yield {
    what: 'an account without a role',
    isThrough: (await guest.get('/api/me')).statusCode === 200,
  };
}

async function* claims({ service, database }: Product): AsyncGenerator<Attempt> {
  const changeable = accounts as unknown as Accounts;
  const { origin } = service.config;
  const byMail = { DESK_ROLE_CLAIM: 'email', DESK_ROLES: 'meera@company.example=manager' };
  await using desk = await testDesk({ DESK_ORIGIN: origin, ...byMail }, systemClock, database);
  if ((await desk.newBrowser().signIn('meera')).statusCode !== 303)
    throw new Error('A proven address is not let in by itself.');
  for (const verified of unproven) {
    changeable['eve'] = { name: 'Eve', email: 'meera@company.example', groups: [] };
    if (verified !== undefined) changeable['eve']['email_verified'] = verified;
    const one = desk.newBrowser();
    await one.signIn('eve').catch(() => undefined);
    const isThrough = (await one.get('/api/me')).statusCode === 200;
    yield { what: `email_verified ${String(verified)}`, isThrough };
  }
  delete changeable['eve'];
  const ravi = { ...changeable['ravi'] };
  const older = await service.signIn('ravi');
  changeable['ravi'] = { ...ravi, groups: [] };
  await service.newBrowser().signIn('ravi');
  const isThrough = (await older.get('/api/me')).statusCode === 200;
  changeable['ravi'] = ravi;
  yield { what: 'an older session of a person who lost the role', isThrough };
}

export const signIn: Attack = {
  name: 'sign-in and sessions',
  least: 56,
  async *run(product) {
    const { service } = product;
    for (const to of elsewhere) {
      const { headers } = await service.newBrowser().signIn('asha', to);
      const landed = new URL(String(headers.location), service.config.origin);
      const isOurs = landed.origin === service.config.origin;
      yield { what: `led to ${to}`, isThrough: !isOurs || /^\/(?:auth|\/)/u.test(landed.pathname) };
    }
    yield* sessions(product);
    yield* answers(product);
    yield* claims(product);
  },
};
