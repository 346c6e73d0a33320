/// <reference types="astro/client" />

declare module 'virtual:editor-setup' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- no other import may name a path here
  export const setup: import('@studio/content/editing/read-choices.ts').Choices;
}
