// @vitest-environment jsdom
import type { DraftFile } from '@studio/contract/desk/files';
import { QueryClient } from '@tanstack/react-query';
import { act, createElement, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { draftFilesQuery, removeDraftFile, uploadFile } from '#api/draft-files.ts';
import {
  addFiles,
  dismissUpload,
  retryUpload,
  uploadError,
  useFileUploads,
  type FileUpload,
} from './file-uploads.store.ts';

vi.mock('#api/draft-files.ts', async (original) => ({
  ...(await original<object>()),
  uploadFile: vi.fn(),
  removeDraftFile: vi.fn(),
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

type Upload = Parameters<typeof uploadFile>[0];
const plan = new File(['plan'], 'plan.pdf');
const photo = new File(['photo'], 'photo.png');
const storedAs = (upload: Upload): DraftFile => ({
  id: upload.id,
  name: upload.file.name,
  bytes: upload.file.size,
  state: 'clean',
});

let client: QueryClient;
let root: Root;
let shown: readonly FileUpload[];
/** An enquiry of its own for each test: uploads are kept for the life of the page. */
let enquiryId: string;

function Composer() {
  const uploads = useFileUploads(enquiryId);
  useEffect(() => {
    shown = uploads;
  });
  return null;
}
const kept = () => client.getQueryData(draftFilesQuery(enquiryId).queryKey);
const add = (...files: readonly File[]) =>
  act(async () => {
    addFiles(client, enquiryId, files);
    await vi.advanceTimersByTimeAsync(0);
  });
const first = (): FileUpload => shown[0] ?? expect.fail('Nothing is being uploaded.');

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(uploadFile).mockReset();
  vi.mocked(uploadFile).mockImplementation((upload) => Promise.resolve(storedAs(upload)));
  vi.mocked(removeDraftFile).mockReset();
  vi.mocked(removeDraftFile).mockResolvedValue({});
  client = new QueryClient();
  enquiryId = crypto.randomUUID();
  root = createRoot(document.createElement('div'));
  act(() => {
    root.render(createElement(Composer));
  });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.useRealTimers();
});

test('an uploaded file is one of the draft, in the order in which they were chosen', async () => {
  await add(plan, photo);
  expect(shown).toEqual([]);
  expect(kept()?.map(({ name }) => name)).toEqual(['plan.pdf', 'photo.png']);
});

test('uploads run one after another, and each shows how much was sent', async () => {
  const { promise, resolve } = Promise.withResolvers<DraftFile>();
  vi.mocked(uploadFile).mockReturnValueOnce(promise);
  await add(plan, photo);
  expect(shown.map(({ file, sent }) => [file.name, sent])).toEqual([
    ['plan.pdf', 0],
    ['photo.png', 0],
  ]);
  expect(uploadFile).toHaveBeenCalledOnce();
  const [[upload]] = vi.mocked(uploadFile).mock.calls as [[Upload]];
  act(() => {
    upload.onProgress(3);
  });
  expect(shown.map(({ sent }) => sent)).toEqual([3, 0]);
  await act(async () => {
    resolve(storedAs(upload));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(uploadFile).toHaveBeenCalledTimes(2);
  expect(shown).toEqual([]);
});

test.each([
  [new ApiError(0, 'The desk is not responding.'), true],
  [new ApiError(413, 'Too large.'), false],
  [new ApiError(422, 'A program.'), false],
  [new Error('Something else.'), true],
])('a failed upload shows why, and whether a retry may help: %s', async (error, mayTryAgain) => {
  vi.mocked(uploadFile).mockRejectedValueOnce(error);
  await add(plan);
  expect(first()).toMatchObject({ fault: error.message, mayTryAgain });
  expect(kept()).toBeUndefined();
});

test('a retry uploads the same file under the same id, without the fault', async () => {
  vi.mocked(uploadFile).mockRejectedValueOnce(new ApiError(0, 'Gone.'));
  await add(plan, photo);
  const failed = first();
  const { promise, resolve } = Promise.withResolvers<DraftFile>();
  vi.mocked(uploadFile).mockReturnValueOnce(promise);
  await act(async () => {
    retryUpload(client, enquiryId, failed);
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(shown).toEqual([{ id: failed.id, file: plan, sent: 0 }]);
  await act(async () => {
    resolve({ id: failed.id, name: 'plan.pdf', bytes: 4, state: 'clean' });
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(kept()?.map(({ name }) => name)).toEqual(['photo.png', 'plan.pdf']);
});

test('a file that breaks a rule is not uploaded', async () => {
  await add(new File([], 'empty.pdf'), photo);
  expect(shown.map(({ fault }) => fault)).toEqual(['Not attached: it is empty, or a folder.']);
  expect(uploadFile).toHaveBeenCalledOnce();
});

test('a canceled upload is stopped, and removed if it was stored all the same', async () => {
  const { promise, reject } = Promise.withResolvers<DraftFile>();
  vi.mocked(uploadFile).mockReturnValueOnce(promise);
  await add(plan, photo);
  const { id } = first();
  const [[{ signal }]] = vi.mocked(uploadFile).mock.calls as [[Upload]];
  await act(async () => {
    dismissUpload(enquiryId, id);
    reject(new ApiError(0, 'The upload was stopped.'));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(signal.aborted).toBe(true);
  expect(removeDraftFile).toHaveBeenCalledExactlyOnceWith(enquiryId, id);
  expect(shown).toEqual([]);
  expect(kept()?.map(({ name }) => name)).toEqual(['photo.png']);
});

test('a file that was removed while it waited is not uploaded', async () => {
  const { promise, resolve } = Promise.withResolvers<DraftFile>();
  vi.mocked(uploadFile).mockReturnValueOnce(promise);
  await add(plan, photo);
  const [[upload]] = vi.mocked(uploadFile).mock.calls as [[Upload]];
  await act(async () => {
    dismissUpload(enquiryId, shown[1]?.id ?? '');
    resolve(storedAs(upload));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(uploadFile).toHaveBeenCalledOnce();
  expect(shown).toEqual([]);
});

const MIB = 1024 * 1024;
const many = (length: number) => Array.from({ length }, () => ({ bytes: 1 }));

test.each([
  ['setup.exe', 1, [], 'mail servers refuse programs'],
  ['folder', 0, [], 'it is empty'],
  ['film.mp4', 26 * MIB, [], '26.0 MB is too large. The limit for all files together is 25.0 MB.'],
  ['b.pdf', 5 * MIB + 1, [{ bytes: 20 * MIB }], '5.0 MB is too large'],
  ['b.pdf', 1, many(20), 'at most 20'],
])('%s of %i bytes is refused at once', (name, size, others, why) => {
  expect(uploadError({ name, size }, others)).toContain(why);
});

test.each([
  [5 * MIB, [{ bytes: 20 * MIB }]],
  [1, many(19)],
])('a file of %i bytes that fits is accepted', (size, others) => {
  expect(uploadError({ name: 'b.pdf', size }, others)).toBeUndefined();
});
