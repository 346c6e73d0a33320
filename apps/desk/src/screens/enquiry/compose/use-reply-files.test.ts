// @vitest-environment jsdom
import type { DraftFile, FileView } from '@studio/contract/desk/files';
import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftFilesQuery, removeDraftFile, uploadFile } from '#api/draft-files.ts';
import { filesQuery } from '#api/files.ts';
import { useReplyFiles } from './use-reply-files.ts';

vi.mock('#api/draft-files.ts', async (original) => ({
  ...(await original<object>()),
  uploadFile: vi.fn(),
  removeDraftFile: vi.fn(),
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const MIB = 1024 * 1024;
const draftFile = (id: string, bytes = 1): DraftFile => ({
  id,
  name: `${id}.pdf`,
  bytes,
  state: 'clean',
});
const theirs = (id: string, bytes = 1): FileView => ({
  ...draftFile(id, bytes),
  mailId: 'mail',
  hasThumbnail: false,
});

let client: QueryClient;
let root: Root;
let files: ReturnType<typeof useReplyFiles>;
/** An enquiry of its own for each test: uploads are kept for the life of the page. */
let enquiry: EnquiryDetail;
let nth = 0;
const of = () => ({ staffId: 'me', enquiryId: enquiry.id, what: 'reply' as const });
const kept = () => client.getQueryData(draftFilesQuery(enquiry.id).queryKey);

function Composer({ isForward }: { readonly isForward: boolean }) {
  const shown = useReplyFiles(enquiry, of(), isForward);
  useEffect(() => {
    files = shown;
  });
  return null;
}

function open(draft: readonly DraftFile[], inThread: readonly FileView[] = [], isForward = true) {
  client.setQueryData(draftFilesQuery(enquiry.id).queryKey, draft);
  client.setQueryData(filesQuery(enquiry).queryKey, { files: [...inThread] });
  act(() => {
    root.render(
      createElement(QueryClientProvider, { client }, createElement(Composer, { isForward })),
    );
  });
}

beforeEach(() => {
  localStorage.clear();
  nth += 1;
  const mail = { id: 'mail', kind: 'message', by: null, direction: 'in', attachments: ['a'] };
  enquiry = { id: `enquiry-${nth}`, mails: [mail] } as unknown as EnquiryDetail;
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  // Answers like a service that has what is cached, until a test changes it.
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json({ files: kept() ?? [] }))),
  );
  vi.mocked(removeDraftFile).mockReset().mockResolvedValue({});
  vi.mocked(uploadFile).mockReset();
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  client.clear();
});

test('the files of the draft and of the forwarded mail are sent together', () => {
  open([draftFile('own')], [theirs('plan'), theirs('photo')]);
  expect(files.kept).toEqual([draftFile('own')]);
  expect(files.offered.map(({ id }) => id)).toEqual(['plan', 'photo']);
  expect(files.toSend).toEqual({ files: ['own'], again: ['plan', 'photo'] });
  expect([files.fault, files.isReady]).toEqual([undefined, true]);
});

test('a reply sends none of their files', () => {
  open([], [theirs('plan')], false);
  expect(files.toSend).toEqual({ files: [], again: [] });
});

test('a deselected file is not sent, also after a reload, until it is selected again', () => {
  open([], [theirs('plan'), theirs('photo')]);
  act(() => {
    files.choose('plan', false);
  });
  act(() => {
    files.choose('photo', false);
  });
  expect(files.toSend.again).toEqual([]);
  act(() => {
    files.choose('photo', true);
  });
  expect([files.leftOut, files.toSend.again]).toEqual([['plan'], ['photo']]);
  act(() => {
    root.unmount();
  });
  root = createRoot(document.createElement('div'));
  open([], [theirs('plan'), theirs('photo')]);
  expect(files.leftOut).toEqual(['plan']);
});

test.each([
  ['25 MB together', [draftFile('a', 20 * MIB)], [theirs('b', 5 * MIB)], true],
  ['more than 25 MB together', [draftFile('a', 20 * MIB)], [theirs('b', 5 * MIB + 1)], false],
  ['20 files', Array.from({ length: 19 }, (_, at) => draftFile(`${at}`)), [theirs('b')], true],
  ['21 files', Array.from({ length: 20 }, (_, at) => draftFile(`${at}`)), [theirs('b')], false],
])('%s', (_what, draft, inThread, fits) => {
  open(draft, inThread);
  expect(files.isReady).toBe(fits);
  expect(files.fault === undefined).toBe(fits);
  if (!fits) expect(files.fault).toContain('Remove some');
});

test('a removed file disappears at once, although the list is being read, and is read again', async () => {
  const reading = Promise.withResolvers<Response>();
  vi.mocked(fetch).mockReturnValueOnce(reading.promise);
  open([draftFile('a'), draftFile('b')]);
  const removing = Promise.withResolvers<object>();
  vi.mocked(removeDraftFile).mockReturnValue(removing.promise);
  await act(async () => {
    files.remove('a');
    await vi.waitFor(() => {
      expect(removeDraftFile).toHaveBeenCalledWith(enquiry.id, 'a');
    });
    reading.resolve(Response.json({ files: [draftFile('a'), draftFile('b')] }));
    await reading.promise;
  });
  expect([files.kept, vi.mocked(fetch).mock.calls.length]).toEqual([[draftFile('b')], 1]);
  await act(async () => {
    removing.resolve({});
    await vi.waitFor(() => {
      expect(fetch).toHaveBeenCalledTimes(2);
    });
  });
});

test('a reply waits for its uploads; one that failed does not hold it back, and can be retried', async () => {
  open([]);
  const { promise, reject } = Promise.withResolvers<DraftFile>();
  vi.mocked(uploadFile).mockReturnValueOnce(promise);
  await act(async () => {
    files.add([new File(['plan'], 'plan.pdf')]);
    await Promise.resolve();
  });
  expect([files.uploads.length, files.isReady]).toEqual([1, false]);
  await act(async () => {
    reject(new Error('Unreachable.'));
    await promise.catch(() => undefined);
  });
  await vi.waitFor(() => {
    expect(files.uploads[0]?.fault).toBe('Unreachable.');
  });
  expect(files.isReady).toBe(true);
  const [failed] = files.uploads;
  if (!failed) throw new Error('There is no upload.');
  vi.mocked(uploadFile).mockResolvedValueOnce(draftFile('plan'));
  await act(async () => {
    files.retryUpload(failed);
    await Promise.resolve();
  });
  await vi.waitFor(() => {
    expect([files.uploads, files.kept]).toEqual([[], [draftFile('plan')]]);
  });
});

test('a failed upload can be dismissed', async () => {
  open([]);
  await act(async () => {
    files.add([new File(['run'], 'setup.exe')]);
    await Promise.resolve();
  });
  await vi.waitFor(() => {
    expect(files.uploads[0]?.fault).toContain('refuse programs');
  });
  act(() => {
    files.dismiss(files.uploads[0]?.id ?? '');
  });
  expect(files.uploads).toEqual([]);
});
