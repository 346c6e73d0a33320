/** The way into the preview at the content service, empty if it has none; undefined elsewhere. */
const entrance = process.env['PREVIEW_ENTRANCE'];

/** Where scripts/edit.ts serves the site. */
export const previewOrigin = `http://127.0.0.1:${process.env['PREVIEW_PORT'] ?? '4331'}`;

/** Where a page is shown as it was saved; undefined where there is no preview. */
export function previewOf(page: string): string | undefined {
  if (entrance === undefined) return previewOrigin + page;
  return entrance === '' ? undefined : entrance + encodeURIComponent(page);
}
