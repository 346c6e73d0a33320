import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export interface Browser {
  readonly cookies: Map<string, string>;
  /** Set if the test created the session. */
  staffId: string;
  /** Sends a request as a page of the desk would, unless a test says otherwise. */
  ask(options: InjectOptions): Promise<LightMyRequestResponse>;
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, payload?: object): Promise<LightMyRequestResponse>;
  /** Opens /auth/login and signs in at the provider; returns the URL of the callback. */
  comeBack(account: string, to?: string): Promise<string>;
  /** The complete sign-in; returns the response to the callback. */
  signIn(account: string, to?: string): Promise<LightMyRequestResponse>;
}

type Jar = Map<string, string>;

const header = (jar: Jar): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

function keep(jar: Jar, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = '', ...rules] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (rules.some((rule) => /^\s*max-age=0/iu.test(rule)) || value === '') jar.delete(name);
    else jar.set(name, value);
  }
}

const linesOf = (answer: LightMyRequestResponse): string[] =>
  [answer.headers['set-cookie'] ?? []].flat();

/** Acts as a browser: keeps cookies, sends the origin of a request, follows redirects. */
export function browser(app: FastifyInstance, origin: string): Browser {
  const cookies: Jar = new Map();
  const atProvider: Jar = new Map();

  async function ask(options: InjectOptions): Promise<LightMyRequestResponse> {
    const headers: Record<string, unknown> = {
      'sec-fetch-site': 'same-origin',
      origin,
      ...(cookies.size > 0 && { cookie: header(cookies) }),
      ...options.headers,
    };
    const said = Object.entries(headers).filter(([, value]) => value !== undefined);
    const answer = await app.inject({
      ...options,
      headers: Object.fromEntries(said) as Record<string, string>,
    });
    keep(cookies, linesOf(answer));
    return answer;
  }

  const open = (url: string) =>
    ask({ url, headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } });

  async function comeBack(account: string, to = '/'): Promise<string> {
    const begun = await open(`/auth/login?to=${encodeURIComponent(to)}`);
    let next = String(begun.headers.location);
    for (let steps = 0; !next.startsWith(origin); steps += 1) {
      if (steps > 8) throw new Error('The provider sends us in circles.');
      const here = new URL(next);
      if (here.pathname.startsWith('/interaction/')) here.searchParams.set('as', account);
      const answer = await fetch(here, {
        redirect: 'manual',
        headers: { cookie: header(atProvider) },
      });
      keep(atProvider, answer.headers.getSetCookie());
      const location = answer.headers.get('location');
      if (location === null)
        throw new Error(`The provider stops at ${next}: ${await answer.text()}`);
      next = new URL(location, here).href;
    }
    return next.slice(origin.length);
  }

  return {
    cookies,
    staffId: '',
    ask,
    get: (url) => ask({ url }),
    post: (url, payload = {}) => ask({ method: 'POST', url, payload }),
    comeBack,
    signIn: async (account, to) => open(await comeBack(account, to)),
  };
}
