import { addEnquiry } from '@studio/desk-api/tests/support/enquiries.ts';
import type { RunningDesk } from './running-desk.ts';

const HOUR_MS = 3_600_000;

/** A typical enquiry: two paragraphs, a sheet, a time zone of its own. */
export const katharina = {
  name: 'Katharina Freifrau von Hohenstein-Lindenberg',
  companyname: 'Hafenlogistik Nord GmbH & Co. KG',
  email: 'k.hohenstein@hafenlogistik-nord.example',
  phonenumber: '494066969112',
  subject: 'Moving 14 services off our own racks before March',
  projectdetails:
    'We run 14 services on two racks in Altona. The lease ends on 31 March and the building will be pulled down, so staying is not an option.\n\n' +
    'Nine of the fourteen are containers already. Three are Java applications on Tomcat, one is a licence server that is tied to a USB dongle, and one is an Oracle 12c database of 1.4 TB that everything else talks to.\n\n' +
    'Could you tell us (1) whether the date is realistic, (2) what you would move first, and (3) what you would need from us in the first two weeks?',
  from_page: '/services/cloud-migration',
  from_service: 'cloud-migration',
  notice_version: '2026-10-01',
  from_language: 'de',
  from_time_zone: 'Europe/Berlin',
  purge_after: new Date('2027-11-13T00:00:00Z'),
  sheet: JSON.stringify({
    version: 1,
    project: 'Berth plan',
    owner: 'K. H.',
    date: '2026-11-13',
    revision: 'A',
    today: ['sheets', 'old'],
    people: { staff: 'tens', customers: 'some' },
    words: 'Out by 31 March.',
  }),
};

export const layla = {
  name: 'ليلى عبد الرحمن الهاشمي',
  companyname: 'واحة العيادات الطبية',
  email: 'layla@waha-clinics.example',
  phonenumber: '971501234567',
  subject: 'تطبيق حجز المواعيد لست عيادات',
  projectdetails:
    'لدينا ست عيادات في دبي والشارقة، ونحتاج إلى تطبيق لحجز المواعيد بالعربية والإنجليزية مع تذكير برسالة نصية.',
  from_language: 'ar',
};

/** As long as the form allows, with a word that never ends. */
export const endless = {
  name: 'W'.repeat(120),
  companyname: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  email: `${'x'.repeat(60)}@${'y'.repeat(60)}.example`,
  subject: 'S'.repeat(190),
  projectdetails: `${'word '.repeat(1_500)}\n\n${'u'.repeat(2_000)}`,
};

export const receivedAgo = (hours: number) => ({
  received_at: new Date(Date.now() - hours * HOUR_MS),
});

export const addTo = (
  desk: RunningDesk,
  change: Readonly<Record<string, unknown>>,
): Promise<string> => addEnquiry(desk.service, change);
