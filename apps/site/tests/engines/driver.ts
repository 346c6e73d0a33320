/** The browser's configuration: default, without script, or dark. */
export type Setting = 'usual' | 'no script' | 'dark';

/** Keys that are not characters, by their W3C names. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'Space';

/** A tab controlled like a user would. Everything that the tests need of an engine. */
export interface Tab {
  readonly goto: (url: string) => Promise<void>;
  /** The value of an expression on the page, also if the page may not run scripts. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly click: (x: number, y: number) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A separate browser that keeps nothing from one tab to the next. */
export interface Engine {
  readonly newTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}
