import { formatClockTime, formatDateTime } from '@studio/contract/format-date';
import { countryOf, shownPhone } from '@studio/enquiries/submission/phones.ts';

export interface Phone {
  /** Grouped as usual in its country. */
  readonly shown: string;
  readonly href: string;
  readonly country: string | undefined;
}

export function phoneOf(digits: string): Phone {
  return {
    shown: shownPhone(digits),
    href: `tel:+${digits}`,
    country: countryOf(digits) || undefined,
  };
}

/** The sender's local time, if the country of their phone number has only one time zone. */
function senderTime(at: Date, country: string): string | undefined {
  const zones = new Intl.Locale(`und-${country}`).getTimeZones() ?? [];
  const [time, ...others] = new Set(zones.map((zone) => formatClockTime(at, zone)));
  return others.length === 0 ? time : undefined;
}

/** The company's time, and the sender's if it is known and different. */
export function receivedText(at: Date, timeZone: string, country: string | undefined): string {
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(at);
  const ours = `${weekday}, ${formatDateTime(at, timeZone)}`;
  const theirs = country === undefined ? undefined : senderTime(at, country);
  if (country === undefined || theirs === undefined || theirs === formatClockTime(at, timeZone))
    return ours;
  const place = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  return `${ours} (${theirs} in ${place}, by the phone number)`;
}
