/** The address at which the content service opens its preview, empty if it has none; undefined in development. */
const entrance = process.env['PREVIEW_ENTRANCE'];

/** Where scripts/edit.ts serves the site. */
export const previewOrigin = `http://127.0.0.1:${process.env['PREVIEW_PORT'] ?? '4331'}`;

/** The address of a page as it was saved; undefined without a preview. */
export function previewOf(page: string): string | undefined {
  if (entrance === undefined) return previewOrigin + page;
  return entrance === '' ? undefined : entrance + encodeURIComponent(page);
}
