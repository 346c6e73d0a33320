import { expect, it } from 'vitest';
import { plantSession, testDesk } from './support/desk.ts';
import { addEnquiry } from './support/enquiries.ts';

it('an internal error is one sentence; neither the response nor the log has the error’s text or the input', async () => {
  await using desk = await testDesk();
  const one = await plantSession(desk, 'sales', 'manager', 'operator');
  const id = await addEnquiry(desk);
  await desk.sql('alter table enquiries rename to renamed_leads');
  await desk.sql('alter table enquiry_search rename to renamed_search');
  for (const answer of [
    await one.get('/api/search?q=unguessable'),
    await one.get(`/api/enquiries/${id}`),
    await one.get('/api/enquiries?queue=to-answer'),
    await one.post('/api/persons/find', { email: 'unguessable@person.example' }),
  ]) {
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      message: 'Something went wrong on our side. Nothing was changed; please try again.',
    });
  }
  const log = desk.logLines.join('');
  expect(log).toContain('a request failed');
  expect(log).not.toMatch(/unguessable|does not exist/u);
});
