// Loaded into processes by years-later.test.ts (`--import`): their day is TEST_DAY, and the time goes on from there.
const ahead = Date.parse(process.env['TEST_DAY'] ?? '') - Date.now();
const RealDate = Date;
const now = (): number => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, words, newTarget) =>
    Reflect.construct(target, words.length === 0 ? [now()] : words, newTarget) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});
