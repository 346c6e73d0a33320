import type { Browser } from '@studio/sign-in/dev/browser.ts';

interface Entry {
  readonly path: string;
  readonly sha: string;
}

export const base64 = (text: string | Buffer): string => Buffer.from(text).toString('base64');

/** Works like a form: it is opened with a version of its file, and its saves are based on that version. */
export async function openForm(one: Browser, path: string) {
  const tree = (await one.get('/api/keystatic/tree')).json<Entry[]>();
  const sha = tree.find((entry) => entry.path === path)?.sha ?? null;
  const text = sha === null ? '' : (await one.get(`/api/keystatic/blob/${sha}/${path}`)).body;
  return {
    sha,
    text,
    save: (changed: string) =>
      one.post('/api/keystatic/update', {
        base: { [path]: sha },
        additions: [{ path, contents: base64(changed) }],
        deletions: [],
      }),
    remove: () =>
      one.post('/api/keystatic/update', {
        base: { [path]: sha },
        additions: [],
        deletions: [{ path }],
      }),
  };
}
