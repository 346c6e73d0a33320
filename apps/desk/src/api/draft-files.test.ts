// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadFile } from './draft-files.ts';

/** The request under way; jsdom has no server to send it to. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly open = vi.fn();
  readonly setRequestHeader = vi.fn();
  readonly send = vi.fn();
  readonly abort = vi.fn(() => this.dispatchEvent(new Event('abort')));
  responseType = '';
  status = 0;
  response: unknown = null;

  answer(status: number, response: unknown): void {
    Object.assign(this, { status, response });
    this.dispatchEvent(new Event('load'));
  }
}

let request: FakeRequest;
const onProgress = vi.fn();
const stored = { id: 'f', name: 'plan é.pdf', bytes: 4, state: 'clean' };

function upload() {
  const stop = new AbortController();
  const file = new File(['plan'], 'plan é.pdf');
  const done = uploadFile({ enquiryId: 'e', id: 'f', file, onProgress, signal: stop.signal });
  done.catch(() => undefined);
  return { done, stop, file };
}

beforeEach(() => {
  request = new FakeRequest();
  vi.stubGlobal(
    'XMLHttpRequest',
    vi.fn(function newRequest() {
      return request;
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the file is sent as it is, with its name in a header', async () => {
  const { done, file } = upload();
  expect(request.open).toHaveBeenCalledWith('PUT', '/api/enquiries/e/drafts/reply/files/f');
  expect(request.setRequestHeader.mock.calls).toEqual([
    ['content-type', 'application/octet-stream'],
    ['x-file-name', 'plan%20%C3%A9.pdf'],
  ]);
  expect(request.responseType).toBe('json');
  expect(request.send).toHaveBeenCalledWith(file);
  request.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 3 }));
  expect(onProgress).toHaveBeenLastCalledWith(3);
  request.answer(200, stored);
  await expect(done).resolves.toEqual(stored);
});

test.each([
  [413, { message: 'Too large.' }, 'Too large.'],
  [502, null, 'The upload failed. Please try again.'],
  [200, { id: 'f' }, 'The upload failed. Please try again.'],
  [201, stored, 'The upload failed. Please try again.'],
])('the answer %i %j fails', async (status, response, message) => {
  const { done } = upload();
  request.answer(status, response);
  await expect(done).rejects.toMatchObject({ status, message });
});

test('a lost connection says so', async () => {
  const { done } = upload();
  request.dispatchEvent(new Event('error'));
  await expect(done).rejects.toMatchObject({ status: 0, message: /not responding/u });
});

test('a stopped upload ends the request', async () => {
  const { done, stop } = upload();
  stop.abort();
  expect(request.abort).toHaveBeenCalledOnce();
  await expect(done).rejects.toMatchObject({ status: 0, message: 'The upload was stopped.' });
});
