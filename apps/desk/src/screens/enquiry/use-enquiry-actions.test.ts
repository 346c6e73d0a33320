import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { rowOf } from '@studio/contract/fixtures/rows';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ListContext } from './list-context.ts';
import { useEnquiryActions } from './use-enquiry-actions.ts';

const router = { state: { location: { pathname: '' } } };
vi.mock('@tanstack/react-router', () => ({ useRouter: () => router }));
vi.mock('#screens/work/use-work.ts', () => ({ useWork: () => ({ change: vi.fn() }) }));

const enquiry = rowOf(1) as EnquiryDetail;
const moveOn = vi.fn();

beforeEach(() => {
  moveOn.mockReset();
});

test.each([
  [`/q/to-answer/${enquiry.id}`, 1],
  [`/search/${enquiry.id}`, 1],
  [`/q/to-answer/${rowOf(2).id}`, 0],
  ['/q/to-answer', 0],
])('with %s on the screen, the end of an action moves on %i times', (pathname, times) => {
  router.state.location.pathname = pathname;
  const actions = useEnquiryActions(enquiry, { moveOn } as unknown as ListContext);
  actions.moveOn();
  expect(moveOn).toHaveBeenCalledTimes(times);
});
