import type { Addressee } from '#parts/template-fields/template-values.ts';

const who = { reference: 'SAMPLE-0001', country: 'SE' };

/** Invented enquirers for previews: one who filled in everything, and one who filled in little. */
export const sampleEnquirers: Readonly<Record<string, Addressee>> = {
  'Åsa Lindqvist-Ström, who filled in everything': {
    ...who,
    fields: {
      name: 'Åsa Lindqvist-Ström',
      companyname: 'Vättern Fjärrvärme AB',
      subject: 'Meter readings from 6,200 substations',
      phonenumber: '4684650017',
    },
    origin: { service: 'cloud-migration', timezone: 'Europe/Stockholm', language: 'sv-SE' },
  },
  'J. Menon, who filled in a name and a subject': {
    ...who,
    country: '',
    fields: { name: 'J. Menon', companyname: '', subject: 'A question', phonenumber: '' },
    origin: { service: '', timezone: '', language: '' },
  },
};
