import type { Engine, Key, Setting, Tab } from './driver.ts';
import { startWebDriver, type Call } from './webkit-driver.ts';

/** The W3C codes of keys that are not characters. */
const codes: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  Space: ' ',
};

const settings: Record<Setting, readonly string[]> = {
  usual: [],
  'no script': ['--enable-javascript=false'],
  dark: ['--dark-mode'],
};

/** WebKitGTK's minimal browser, controlled by plain W3C WebDriver calls. */
export async function webkit(setting: Setting): Promise<Engine> {
  const driver = await startWebDriver();
  const args = ['--automation', ...settings[setting]];
  return {
    // A session is a separate browser. If it stays open, the driver cannot start another.
    newTab: async () => {
      const { sessionId } = (await driver.call('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } },
      })) as { sessionId: string };
      return tabOf((method, path, ...rest) =>
        driver.call(method, `/session/${sessionId}${path}`, ...rest),
      );
    },
    close: driver.close,
  };
}

function tabOf(call: Call): Tab {
  const perform = async (source: object): Promise<void> => {
    await call('POST', '/actions', { actions: [source] });
  };
  const strike = (characters: string) =>
    perform({
      type: 'key',
      id: 'keyboard',
      actions: Array.from(characters).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  return {
    goto: async (url) => {
      await call('POST', '/url', { url });
    },
    // An evaluation during a navigation is never answered; the next one is.
    evaluate: (expression) =>
      call('POST', '/execute/sync', { script: `return ${expression}`, args: [] }, 3_000),
    click: (x, y) =>
      perform({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', duration: 0, x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    press: (key) => strike(codes[key]),
    type: strike,
    resize: async (width, height) => {
      await call('POST', '/window/rect', { x: 0, y: 0, width, height });
    },
    close: async () => {
      await call('DELETE', '');
    },
  };
}
