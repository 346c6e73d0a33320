declare module 'virtual:editor-setup' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- no other import may name a path here
  export const setup: import('./editor-config.ts').EditorSetup;
}
