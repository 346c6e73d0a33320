import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { systemClock } from '@studio/platform/clock.ts';
import { accounts } from '@studio/sign-in/dev/accounts.ts';
import { testDesk, type TestDesk } from './support/desk.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await testDesk();
});
afterAll(() => desk[Symbol.asyncDispose]());

const changeGroups = (account: string, groups: readonly string[]) => {
  Object.assign(accounts[account] ?? {}, { groups });
};

const me = async (one: Awaited<ReturnType<TestDesk['signIn']>>) => {
  const answer = await one.get('/api/me');
  return answer.statusCode === 200 ? answer.json<{ name: string }>().name : answer.statusCode;
};

describe('a person who may sign in', () => {
  it.each([
    ['asha', 'Asha Raman', ['sales']],
    ['meera', 'Meera Iyer', ['manager']],
    ['omar', 'Omar Shaikh', ['operator']],
  ])('%s signs in with the company’s account', async (account, name, roles) => {
    const answer = await (await desk.signIn(account)).get('/api/me');
    expect(answer.json()).toMatchObject({ name, roles });
  });

  it('has a cookie for this host only, of which we store the hash', async () => {
    const one = desk.newBrowser();
    const answer = await one.signIn('asha');
    const given = [answer.headers['set-cookie'] ?? []]
      .flat()
      .find((line) => line.startsWith('__Host-desk='));
    expect(given).toMatch(/^__Host-desk=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/u);
    const secret = one.cookies.get('__Host-desk') ?? '';
    const rows = await desk.sql<{ all: string }>(
      'select staff_sessions::text as all from staff_sessions',
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(desk.logLines.join('')).not.toContain(secret);
  });

  it('returns to the page they requested', async () => {
    const answer = await desk.newBrowser().signIn('asha', '/enquiries/1?x=y');
    expect(answer.headers.location).toBe('/enquiries/1?x=y');
  });
});

describe('a person who may not', () => {
  it('has an account without a role', async () => {
    const one = desk.newBrowser();
    const answer = await one.signIn('guest');
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('no role here');
    expect(await me(one)).toBe(401);
  });

  it('lost the role: the next sign-in ends older sessions', async () => {
    const older = await desk.signIn('ravi');
    const newer = await desk.signIn('ravi');
    const { groups } = accounts['ravi'] ?? { groups: [] };
    changeGroups('ravi', ['everybody']);
    expect((await desk.newBrowser().signIn('ravi')).statusCode).toBe(403);
    expect(await me(older)).toBe(401);
    expect(await me(newer)).toBe(401);
    expect(await desk.sql(`select roles from staff where subject = 'ravi'`)).toEqual([
      { roles: [] },
    ]);
    changeGroups('ravi', groups);
    expect(await me(await desk.signIn('ravi'))).toBe('Ravi Pillai');
  });

  it('got another role: older sessions have it at once, without the former one', async () => {
    const older = await desk.signIn('ravi');
    const { groups } = accounts['ravi'] ?? { groups: [] };
    changeGroups('ravi', ['desk-operators']);
    await desk.signIn('ravi');
    changeGroups('ravi', groups);
    expect((await older.get('/api/me')).json()).toMatchObject({ roles: ['operator'] });
    expect((await older.get('/api/counts')).statusCode).toBe(403);
  });

  it('is disabled by hand, at once and at the next sign-in', async () => {
    const one = await desk.signIn('ravi');
    await desk.sql(`update staff set disabled_at = now() where subject = 'ravi'`);
    expect(await me(one)).toBe(401);
    expect((await desk.newBrowser().signIn('ravi')).statusCode).toBe(403);
    await desk.sql(`update staff set disabled_at = null where subject = 'ravi'`);
  });
});

describe('an attacker', () => {
  test.each([
    ['https://evil.example/'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['javascript:alert(1)'],
    ['/auth/logout'],
    ['\\\\evil.example'],
    ['/%2e%2e//evil.example'],
  ])('never redirects to another site by %s', async (to) => {
    const answer = await desk.newBrowser().signIn('asha', to);
    expect(answer.statusCode).toBe(303);
    const landed = new URL(String(answer.headers.location), desk.config.origin);
    expect(landed.origin).toBe(desk.config.origin);
    expect(landed.pathname).not.toMatch(/^\/(?:auth|\/)/u);
  });

  it('uses the callback a second time', async () => {
    const one = desk.newBrowser();
    const back = await one.comeBack('asha');
    const saved = new Map(one.cookies);
    expect((await one.get(back)).statusCode).toBe(303);
    const thief = desk.newBrowser();
    for (const [name, value] of saved) thief.cookies.set(name, value);
    expect((await thief.get(back)).statusCode).toBe(400);
    expect(await me(thief)).toBe(401);
  });

  it('brings the code of another sign-in: refused, and its owner can still sign in', async () => {
    const owner = desk.newBrowser();
    const back = await owner.comeBack('asha');
    const thief = desk.newBrowser();
    const own = new URL(await thief.comeBack('guest'), desk.config.origin);
    const stolen = new URL(back, desk.config.origin);
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    expect((await thief.get(own.pathname + own.search)).statusCode).toBe(400);
    expect(await me(thief)).toBe(401);
  });

  it.each(['state', 'iss', 'code'])('changes the %s', async (name) => {
    const one = desk.newBrowser();
    const back = new URL(await one.comeBack('asha'), desk.config.origin);
    back.searchParams.set(name, `${back.searchParams.get(name) ?? ''}x`);
    expect((await one.get(back.pathname + back.search)).statusCode).toBe(400);
    expect(await me(one)).toBe(401);
  });

  it('changes the nonce', async () => {
    const one = desk.newBrowser();
    const back = await one.comeBack('asha');
    await desk.sql(`update sign_ins set nonce = 'another'`);
    expect((await one.get(back)).statusCode).toBe(400);
  });

  it('changes the verifier', async () => {
    const one = desk.newBrowser();
    const back = await one.comeBack('asha');
    await desk.sql(`update sign_ins set verifier = repeat('x', 43)`);
    expect((await one.get(back)).statusCode).toBe(400);
  });

  it('finishes a sign-in that another person started', async () => {
    const back = await desk.newBrowser().comeBack('asha');
    expect((await desk.newBrowser().get(back)).statusCode).toBe(400);
  });

  it('returns after ten minutes', async () => {
    const one = desk.newBrowser();
    const back = await one.comeBack('asha');
    await desk.sql(`update sign_ins set started_at = now() - interval '11 minutes'`);
    expect((await one.get(back)).statusCode).toBe(400);
  });

  it('sets a session cookie before the sign-in: it is worthless afterwards', async () => {
    const planted = await desk.signIn('omar');
    const victim = desk.newBrowser();
    const fixed = planted.cookies.get('__Host-desk') ?? '';
    victim.cookies.set('__Host-desk', fixed);
    await victim.signIn('meera');
    expect(victim.cookies.get('__Host-desk')).not.toBe(fixed);
    expect(await me(victim)).toBe('Meera Iyer');
    expect(await me(planted)).toBe(401);
  });
});

describe('the identity provider', () => {
  it('is down: signed-in people keep working, others see why they cannot sign in', async () => {
    const signedIn = await desk.signIn('asha');
    const underWay = desk.newBrowser();
    const back = await underWay.comeBack('asha');
    await desk.provider.stop();
    expect(await me(signedIn)).toBe('Asha Raman');
    const late = await underWay.get(back);
    expect(late.statusCode).toBe(503);
    expect(late.body).toContain('does not answer');
    expect((await signedIn.post('/auth/logout')).statusCode).toBe(200);
    await desk.changeKeys();
  });

  it('changes its keys: one sign-in is refused, the next is not', async () => {
    await desk.newBrowser().signIn('asha');
    await desk.signIn('asha');
    await desk.changeKeys();
    expect((await desk.newBrowser().signIn('asha')).statusCode).toBe(400);
    expect((await desk.newBrowser().signIn('asha')).statusCode).toBe(303);
  });
});

test.each([
  ['a token that ended', 3_640, 400],
  ['a token about to end', 3_500, 303],
  ['a token of the future', -90, 400],
  ['clocks half a minute apart', -20, 303],
])('a sign-in with %s', async (_what, seconds, status) => {
  const clock = { now: () => new Date(Date.now() + seconds * 1_000) };
  await using other = await testDesk({}, clock, desk.database);
  expect((await other.newBrowser().signIn('asha')).statusCode).toBe(status);
});

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The same token with other claims, signed by another key. */
function signAgain(token: string, changes: object, key: KeyObject): string {
  const [, payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as object;
  const words = `${encode({ alg: 'RS256', kid: 'known' })}.${encode({ ...claims, ...changes })}`;
  return `${words}.${sign('sha256', Buffer.from(words), key).toString('base64url')}`;
}

test.each([
  ['nothing changed', {}, 'known', 303],
  ['a token for another client', { aud: 'another-client' }, 'known', 400],
  ['a token of another issuer', { iss: 'https://evil.example' }, 'known', 400],
  ['a token signed by a stranger’s key', {}, 'strange', 400],
])('a provider that answers with %s', async (_what, changes, signer, status) => {
  await using other = await testDesk({}, systemClock, desk.database);
  const known = newKey();
  const keys = { known: known.privateKey, strange: newKey().privateKey };
  const jwk = {
    ...known.publicKey.export({ format: 'jwk' }),
    kid: 'known',
    use: 'sig',
    alg: 'RS256',
  };
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname === '/jwks') return Response.json({ keys: [jwk] });
    const answer = await fetch(input, init);
    if (pathname !== '/token') return answer;
    const tokens = (await answer.json()) as { id_token: string };
    const again = signAgain(tokens.id_token, changes, keys[signer as keyof typeof keys]);
    return Response.json({ ...tokens, id_token: again });
  });
  const answer = await other
    .newBrowser()
    .signIn('asha')
    .finally(() => {
      spy.mockRestore();
    });
  expect(answer.statusCode).toBe(status);
});

test('a desk that starts without its provider signs people in once it is up', async () => {
  await using lonely = await testDesk({}, systemClock, desk.database);
  await lonely.provider.stop();
  const answer = await lonely.newBrowser().get('/auth/login');
  expect(answer.statusCode).toBe(503);
  await lonely.changeKeys();
  expect((await lonely.newBrowser().signIn('asha')).statusCode).toBe(303);
});
