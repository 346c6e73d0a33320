import type { EnquiryDetail } from '@studio/contract/desk/responses';
import type { TemplateValues } from '@studio/contract/desk/reply-text';
import type { WorkingHours } from '@studio/contract/working-hours';
import { pageTitle } from '../page-title.ts';
import { possibleZones } from '../local-time/possible-zones.ts';
import { firstName } from './first-name.ts';
import { proposedTimes } from './proposed-times.ts';

/** What of an enquiry a template can name. */
export interface Addressee {
  readonly country: string;
  readonly reference: string;
  readonly fields: Pick<
    EnquiryDetail['fields'],
    'name' | 'companyname' | 'subject' | 'phonenumber'
  >;
  readonly origin: Pick<EnquiryDetail['origin'], 'service' | 'timezone' | 'language'>;
}

interface Writer {
  /** Who writes. */
  readonly me: string;
  readonly hours: WorkingHours;
  readonly now: Date;
}

/** What the fields of a template become in a reply to them, in a language. */
export function templateValues(
  { country, reference, fields, origin }: Addressee,
  { me, hours, now }: Writer,
  language: string,
): TemplateValues {
  const { name, companyname, subject, phonenumber } = fields;
  const { service, timezone } = origin;
  const zones = possibleZones({ country, phonenumber, timezone });
  return {
    name,
    'first name': firstName(name),
    company: companyname,
    service: service === '' ? '' : pageTitle(`/services/${service}`),
    subject,
    reference,
    me,
    times: proposedTimes({ hours, zones, country, now, language }),
  };
}
