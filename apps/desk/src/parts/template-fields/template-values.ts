import type { EnquiryDetail } from '@studio/contract/desk/responses';
import type { TemplateValues } from '@studio/contract/desk/reply-text';
import type { WorkingHours } from '@studio/contract/working-hours';
import { pageTitle } from '../page-title.ts';
import { possibleZones } from '../local-time/possible-zones.ts';
import { firstName } from './first-name.ts';
import { proposedTimes } from './proposed-times.ts';

/** The part of an enquiry that a template can use. */
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
  /** The name of the user. */
  readonly me: string;
  readonly hours: WorkingHours;
  readonly now: Date;
}

/** The values of a template's fields for one enquirer, in a language. */
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
