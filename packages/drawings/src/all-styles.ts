/** The text of every stylesheet of the drawings, by its file. */
export const styleTexts = import.meta.glob<string>('./**/*.module.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The names the build gave to the classes of each. */
export const styleNames = import.meta.glob<Readonly<Record<string, string>>>('./**/*.module.css', {
  import: 'default',
  eager: true,
});
