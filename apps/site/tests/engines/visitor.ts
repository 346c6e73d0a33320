import { expect } from '@playwright/test';
import type { Key, Tab } from './driver.ts';
import { sightOf, type Part, type Sight } from './page-side.ts';

type Ask = <Args extends unknown[], Found>(
  find: (...args: Args) => Found,
  ...args: Args
) => Promise<Found>;

/** A user: performs actions and waits for what would be visible. */
export interface Visitor {
  readonly open: (path: string) => Promise<void>;
  readonly click: (part: Part) => Promise<void>;
  /** At a point of the window. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  readonly fill: (field: Part, text: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly back: () => Promise<void>;
  /** Waits until the element is visible and matches the description. */
  readonly see: (part: Part, as?: Partial<Sight>) => Promise<void>;
  readonly seeNo: (part: Part) => Promise<void>;
  readonly arrive: (path: string) => Promise<void>;
  /** The result of a function on the page; it is sent as text, so it cannot use anything of this file. */
  readonly ask: Ask;
}

// Pages and browsers may be slow; whatever takes longer is broken.
const patience = { timeout: 60_000, intervals: [50, 100, 200] };

export function visitorOf(tab: Tab, origin: string): Visitor {
  const ask: Ask = async <Found>(find: unknown, ...args: unknown[]) => {
    const listed = args.map((arg) => JSON.stringify(arg)).join();
    return (await tab.evaluate(`(${String(find)})(${listed})`)) as Found;
  };

  const eventually = (what: string, hold: () => Promise<void>) =>
    expect(hold, what).toPass(patience);

  const click = async (part: Part): Promise<void> => {
    let point: readonly [number, number] = [-1, -1];
    await eventually(`can click ${nameOf(part)}`, async () => {
      const [x, y] = point;
      const sight = await ask(sightOf, part, true);
      if (sight) point = [sight.x, sight.y];
      // An element that slides in is clicked once it stops.
      expect(sight).toMatchObject({ hit: true, x, y });
    });
    await tab.click(...point);
  };

  const see = (part: Part, as: Partial<Sight> = {}): Promise<void> =>
    eventually(`sees ${nameOf(part)}`, async () => {
      expect(await ask(sightOf, part, false)).toMatchObject(as);
    });

  return {
    ask,
    click,
    open: (path) => tab.goto(origin + path),
    clickAt: tab.click,
    fill: async (field, text) => {
      // The browser's own error message sometimes takes the first click, which closes it.
      await eventually(`is in ${nameOf(field)}`, async () => {
        await click(field);
        expect(await ask(sightOf, field, false)).toMatchObject({ focused: true });
      });
      await tab.type(text);
      await see(field, { value: text });
    },
    type: tab.type,
    press: tab.press,
    resize: async (width, height) => {
      await tab.resize(width, height);
      // Firefox answers before the page has its new size.
      await eventually(`is ${width} px wide`, async () => {
        expect(await ask(() => innerWidth)).toBe(width);
      });
    },
    back: async () => {
      await ask(() => {
        history.back();
      });
    },
    see,
    seeNo: (part) =>
      eventually(`sees no ${nameOf(part)}`, async () => {
        expect(await ask(sightOf, part, false)).toBeNull();
      }),
    arrive: (path) =>
      eventually(`arrives at ${path}`, async () => {
        expect(await ask(() => location.pathname)).toBe(path);
      }),
  };
}

const nameOf = ({ css, name }: Part): string => (name ? `${css} “${name}”` : css);
