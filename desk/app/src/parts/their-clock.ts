const known = new Map<string, readonly string[]>();

/** The zones of a country, where the browser knows them; none where it does not. */
export function zonesOf(country: string): readonly string[] {
  const kept = known.get(country);
  if (kept) return kept;
  // Not every browser knows them yet.
  const locale: Partial<Intl.Locale> = new Intl.Locale('und', { region: country });
  const zones = locale.getTimeZones?.() ?? [];
  known.set(country, zones);
  return zones;
}

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(zone: string): Intl.DateTimeFormat {
  const made =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(zone, made);
  return made;
}

function wallAt(zone: string, now: Date): { weekday: string; time: string } {
  const parts = formatOf(zone).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { weekday: part('weekday'), time: `${part('hour')}:${part('minute')}` };
}

function phaseOf(weekday: string, hour: number): string {
  if (hour < 6 || hour >= 22) return 'night';
  if (weekday === 'Sat' || weekday === 'Sun') return 'weekend';
  if (hour < 9) return 'early';
  return hour < 17 ? 'at work' : 'evening';
}

export interface TheirTime {
  readonly time: string;
  /** What they are likely to be doing; empty where their country has several clocks. */
  readonly phase: string;
}

/** What clocks show where they are. A country of several zones gives a range: nobody's place is guessed. */
export function theirTime(country: string, now: Date): TheirTime | undefined {
  if (!/^[A-Z]{2}$/u.test(country)) return undefined;
  const walls = zonesOf(country).map((zone) => wallAt(zone, now));
  const [first] = walls;
  if (!first) return undefined;
  const times = new Set(walls.map(({ time }) => time));
  if (times.size === 1)
    return { time: first.time, phase: phaseOf(first.weekday, Number(first.time.slice(0, 2))) };
  const days = new Map(walls.map(({ weekday, time }) => [`${weekday} ${time}`, time.slice(0, 2)]));
  const hours = [...days.values()].toSorted();
  return { time: `${hours[0] ?? ''}–${hours.at(-1) ?? ''} h`, phase: '' };
}
