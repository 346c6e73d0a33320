import fastify from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkResponses } from './check-responses.ts';

const schema = z.object({ name: z.string(), at: z.iso.datetime() });
const at = new Date('2026-11-16T09:00:00Z');

/** Sends one request to a route that returns this answer, and returns the status. */
async function statusOf(answer: object, status = 200, of: z.ZodMiniType | null = schema) {
  const app = fastify();
  checkResponses(app, z.object({ message: z.string() }));
  app.get('/', { config: { answer: of } }, (_request, reply) => reply.code(status).send(answer));
  app.setErrorHandler((_error, _request, reply) => reply.code(500).send({ message: 'A fault.' }));
  return (await app.inject('/')).statusCode;
}

it('passes an answer that matches its schema', async () => {
  expect(await statusOf({ name: 'Asha', at })).toBe(200);
});

it('answers 500 if an answer breaks its schema', async () => {
  expect(await statusOf({ name: 'Asha' })).toBe(500);
  expect(await statusOf({ name: 7, at })).toBe(500);
});

it('answers 500 if an answer has a field that its schema does not name', async () => {
  expect(await statusOf({ name: 'Asha', at, email: 'asha@company.example' })).toBe(500);
});

it('checks a refusal against the schema of refusals', async () => {
  expect(await statusOf({ message: 'No.' }, 404)).toBe(404);
  expect(await statusOf({ error: 'No.' }, 404)).toBe(500);
});

it('does not check an answer that the contract does not describe', async () => {
  expect(await statusOf({ anything: 1 }, 200, null)).toBe(200);
});

it('answers 500 if a route does not name its schema', async () => {
  const app = fastify();
  checkResponses(app, z.object({ message: z.string() }));
  app.get('/', (_request, reply) => reply.send({ name: 'Asha' }));
  expect((await app.inject('/')).body).toContain('does not say what it answers with');
});
