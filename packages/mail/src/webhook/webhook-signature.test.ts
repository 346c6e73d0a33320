import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { signedHeaders, webhookKey } from './webhook-signature.ts';

const secretOf = (bytes: number) => `whsec_${randomBytes(bytes).toString('base64')}`;
const keysOf = (...secrets: string[]) => secrets.flatMap((secret) => webhookKey(secret) ?? []);
const now = () => Math.floor(Date.now() / 1_000);
const body = '{"text":"தமிழ் 🧵"}';

it("produces the signature of the standard's own example", () => {
  const keys = keysOf('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
  expect(signedHeaders(id, 1_614_265_330, '{"test": 2432232314}', keys)).toEqual({
    'webhook-id': id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it.each([24, 32, 64])("the standard's own library verifies a key of %i bytes", (bytes) => {
  const secret = secretOf(bytes);
  const headers = signedHeaders('an-id', now(), body, keysOf(secret));
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
});

it('with two keys, both verify the signature and a third does not', () => {
  const [old, next, third] = [secretOf(32), secretOf(32), secretOf(32)];
  const headers = signedHeaders('an-id', now(), body, keysOf(next, old));
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
  for (const secret of [old, next]) new Webhook(secret).verify(body, headers);
  expect(() => new Webhook(third).verify(body, headers)).toThrow();
});

it('without a key nothing is signed', () => {
  expect(signedHeaders('an-id', 1, body, [])).toEqual({
    'webhook-id': 'an-id',
    'webhook-timestamp': '1',
  });
});

it.each(['', 'whsec_', 'a-secret-of-more-than-thirty-two-characters', secretOf(23), secretOf(65)])(
  '%j is not a valid secret',
  (secret) => {
    expect(webhookKey(secret)).toBeUndefined();
  },
);
