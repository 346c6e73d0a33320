import { countries } from '@studio/contract/countries';
import { isZone } from '@studio/contract/weekdays';
import { areaZones } from './area-zones.ts';
import { countryZones } from './country-zones.ts';

export interface EnquirerLocation {
  /** ISO code of the telephone number's country; empty if unknown. */
  readonly country: string;
  readonly phonenumber: string;
  /** The time zone of their browser; empty if it sent none. */
  readonly timezone: string;
}

function byArea({ country, phonenumber }: EnquirerLocation): string | undefined {
  const code = countries.find(({ iso }) => iso === country)?.code ?? '';
  const national = phonenumber.slice(code.length);
  const areas = Object.entries(areaZones[country] ?? {});
  return areas.find(([, begins]) =>
    begins.split(' ').some((area) => national.startsWith(area)),
  )?.[0];
}

/** A browser that hides its location says UTC, as does a machine without a time zone setting. */
const saysWhere = (zone: string): boolean => isZone(zone) && !/^(?:UTC|GMT|Etc\/.*)$/u.test(zone);

/**
 * The zones a person may be in: the one their browser sent, otherwise those of their telephone's area, otherwise of
 * its country. Never derived from the IP address. Empty if nothing is known.
 */
export function possibleZones(who: EnquirerLocation): readonly string[] {
  if (saysWhere(who.timezone)) return [who.timezone];
  const area = byArea(who);
  return area === undefined ? (countryZones.get(who.country) ?? []) : [area];
}
