import type { SeedEnquiry } from './seed-enquiry.ts';

const leadsForSale = {
  companyname: 'Growth Partners',
  phonenumber: '12025550143',
  subject: 'Business leads 50 % off',
  projectdetails: 'Hi, do you need verified leads of CEO and CTO? Price starts at $99. Reply YES.',
  heldAs: 'busy-address',
} as const;

// cspell:disable
/** Held enquiries: one of them is from a person. */
export const heldEnquiries: readonly SeedEnquiry[] = [
  {
    ago: 6.6,
    name: 'Ștefania Dobrogeanu',
    companyname: 'Cooperativa Agricolă Bărăgan',
    email: 'stefania@coop-baragan.example',
    phonenumber: '40721234567',
    subject: 'Field survey on tablets, 12 agronomists',
    projectdetails:
      'Hello, we have 12 agronomists who walk the fields with paper maps. Your field survey toolkit looks like what we need. Does it work without a network, and can we see a demonstration next week? We could also send you two of our paper forms before that.',
    heldAs: 'too-fast',
    origin: { page: '/work/field-survey', language: 'ro' },
  },
  { ...leadsForSale, ago: 9.2, name: 'Emily Carter', email: 'emily.c@mailbox-a.example' },
  { ...leadsForSale, ago: 9.1, name: 'Emma Clark', email: 'emma.c@mailbox-b.example' },
  { ...leadsForSale, ago: 9, name: 'Eva Cooper', email: 'eva.c@mailbox-c.example' },
  {
    ago: 12.5,
    name: 'Rahul SEO Expert',
    companyname: 'RankBoost Global',
    email: 'rahul.seo99@rankboost.example',
    phonenumber: '919876500011',
    subject: 'First page of every search GUARANTEED',
    projectdetails:
      'Dear Sir/Madam, I was on your website and found many errors. We give 500 backlinks in 7 days: https://rankboost.example/offer and https://rankboost.example/price',
    heldAs: 'honeypot',
  },
  {
    ago: 1.9,
    name: 'test',
    companyname: 'test',
    email: 'asdf@asdf.example',
    phonenumber: '447400000000',
    subject: 'asdf',
    projectdetails: 'asdf',
    heldAs: 'too-fast',
  },
];
