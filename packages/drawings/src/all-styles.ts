/** The source of every drawing stylesheet, by file path. */
export const styleTexts = import.meta.glob<string>('./**/*.module.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The class names that the build generated, by file path. */
export const styleNames = import.meta.glob<Readonly<Record<string, string>>>('./**/*.module.css', {
  import: 'default',
  eager: true,
});
