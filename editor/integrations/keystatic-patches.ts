import type { Plugin } from 'vite';

interface Patch {
  readonly found: string | RegExp;
  readonly instead: string;
}

/** What we change in Keystatic's own code. An upgrade must be tried: the tests in tests/ hold each. */
const patches: readonly Patch[] = [
  {
    // A stylesheet of fonts from another host, which the content security policy would refuse.
    found: /jsx\("link", \{[^}]*fonts\.googleapis\.com[^}]*\}\)/,
    instead: 'null',
  },
  {
    // A save that is refused is told to the console alone, and nothing happens for whoever pressed it.
    found: 'console.warn(toFormattedFormDataError(error));',
    instead: `if (schema.fields?.$source) dispatchEvent(new CustomEvent('form:refused', { detail:
      flattenErrors(error).map(({ path, cause, message }) => ({
        path: path ?? [], reason: cause?.message ?? message })) }));`,
  },
  { found: "name: 'Slug',", instead: "name: 'Address'," },
];

export const keystaticPatches: Plugin = {
  name: 'keystatic-patches',
  transform: (code, id) =>
    id.includes('@keystatic/core')
      ? patches.reduce((text, { found, instead }) => text.replace(found, () => instead), code)
      : undefined,
};
