/** How the visitor's browser is set: as it comes, with script switched off, or in dark colors. */
export type Setting = 'usual' | 'no script' | 'dark';

/** Keys that are no characters, by their W3C names. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'Space';

/** One tab, driven from outside as hands and eyes would. All that the journey asks of an engine. */
export interface Tab {
  readonly goto: (url: string) => Promise<void>;
  /** The value of an expression on the page, also where pages may run no script. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly click: (x: number, y: number) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A browser of its own, which remembers nothing from one tab to the next. */
export interface Engine {
  readonly newTab: () => Promise<Tab>;
  readonly close: () => Promise<void>;
}
