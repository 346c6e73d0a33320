import { validEnquiry } from '@studio/contract/fixtures/enquiries';
import fc from 'fast-check';

export const encodings = ['json', 'form', 'multipart'] as const;
export type Encoding = (typeof encodings)[number];

const BOUNDARY = '----fuzz';

export const contentTypes: Readonly<Record<Encoding, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: `multipart/form-data; boundary=${BOUNDARY}`,
};

type Fields = Readonly<Record<string, string>>;

/** As a browser sends it. */
export function encode(fields: Fields, encoding: Encoding): Buffer {
  if (encoding === 'json') return Buffer.from(JSON.stringify(fields));
  if (encoding === 'form') return Buffer.from(new URLSearchParams(fields).toString());
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value.replaceAll('\n', '\r\n')}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`);
}

const names = fc.oneof(
  fc.constantFrom(
    ...Object.keys(validEnquiry),
    'idempotencykey',
    'remarks',
    'typingtime',
    'country',
  ),
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', ''),
  fc.string(),
);
const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string());

/** A valid body with some bytes changed, removed or added. */
const damaged = (encoding: Encoding) =>
  fc
    .tuple(
      fc.dictionary(names, texts, { maxKeys: 4 }),
      fc.array(
        fc.record({
          at: fc.double({ min: 0, max: 1, noNaN: true }),
          cut: fc.nat(30),
          put: fc.uint8Array({ maxLength: 12 }),
        }),
        { minLength: 1, maxLength: 6 },
      ),
    )
    .map(([fields, wounds]) =>
      wounds.reduce(
        (bytes, { at, cut, put }) => {
          const place = Math.floor(at * bytes.length);
          return Buffer.concat([bytes.subarray(0, place), put, bytes.subarray(place + cut)]);
        },
        encode({ ...validEnquiry, ...fields }, encoding),
      ),
    );

const noise = fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes));
const nested = fc.nat(4_000).map((depth) => Buffer.from('['.repeat(depth) + ']'.repeat(depth)));
const wrongTypes = fc
  .dictionary(names, fc.anything({ withBigInt: false, maxDepth: 3 }), { maxKeys: 8 })
  .map((fields) => Buffer.from(JSON.stringify({ ...validEnquiry, ...fields }) || 'null'));

/** Bodies that are wrong in many ways; a few are valid by chance. */
export function malformed(encoding: Encoding): fc.Arbitrary<Buffer> {
  const wrong = fc
    .dictionary(names, texts, { maxKeys: 8 })
    .map((fields) => encode(fields, encoding));
  const shared = [damaged(encoding), wrong, noise];
  return encoding === 'json'
    ? fc.oneof(
        ...shared,
        wrongTypes,
        nested,
        fc.json().map((text) => Buffer.from(text)),
      )
    : fc.oneof(
        ...shared,
        fc.json().map((text) => Buffer.from(text)),
      );
}
