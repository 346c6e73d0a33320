/** Where scripts/edit.ts serves the site while its content is edited. */
export const previewOrigin = `http://127.0.0.1:${process.env['PREVIEW_PORT'] ?? '4331'}`;
