import { expect, test } from '@playwright/test';
import { intakePath } from '@studio/contract/paths';

test('the rules come by header, with their own media type, and leave out the API', async ({
  request,
}) => {
  const { 'speculation-rules': header = '' } = (await request.get('/')).headers();
  const answer = await request.get(JSON.parse(header) as string);
  expect(answer.headers()['content-type']).toBe('application/speculationrules+json');
  expect(await answer.text()).toContain(`"${intakePath}/*"`);
});
