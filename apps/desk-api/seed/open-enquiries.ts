import type { SeedEnquiry } from './seed-enquiry.ts';

// cspell:disable
/** Enquiries to answer, and those where we wait for the enquirer. All people are invented. */
export const openEnquiries: readonly SeedEnquiry[] = [
  {
    ago: 10.8,
    name: 'Katharina Freifrau von Hohenstein-Lindenberg',
    companyname: 'Hafenlogistik Nord GmbH & Co. KG',
    email: 'k.hohenstein@hafenlogistik-nord.example',
    phonenumber: '4940123456789',
    subject: 'Ladelisten ohne Netz auf Tablets',
    projectdetails:
      'Guten Tag,\n\nauf unserem Containerterminal schreiben 140 Kollegen die Ladelisten noch auf Papier, weil das Netz zwischen den Stapeln abreißt. Wir suchen eine Anwendung für Tablets, die ohne Netz arbeitet und später abgleicht.\n\nKönnen Sie uns im Dezember zeigen, wie Sie so etwas bauen? Unser Budget ist für das erste Quartal eingeplant.',
    origin: { page: '/services/mobile-app-development', language: 'de', timezone: 'Europe/Berlin' },
    sheet: {
      version: 1,
      project: 'Ladelisten ohne Netz',
      today: ['paper'],
      hold: ['offline'],
      people: { staff: 'hundreds' },
    },
    done: [{ after: 1.2, by: 'asha', kind: 'claimed' }],
    notes: [
      {
        by: 'asha',
        text: 'Rang an: she is at the terminal until 14:00 and would rather have a mail with two dates.',
      },
    ],
  },
  {
    ago: 8.6,
    name: 'Tomás Ferreira',
    companyname: 'Padarias do Minho',
    email: 'tomas@padarias-minho.example',
    phonenumber: '351912345678',
    subject: 'Orders of 14 bakeries in one place',
    projectdetails:
      'Every evening 14 shops telephone their orders to the bakery. We want one screen for it. Nothing clever.',
    origin: { page: '/services/custom-software-development', language: 'pt' },
  },
  {
    ago: 7.1,
    name: 'செல்வி முருகேசன்',
    companyname: 'கோவை நெசவாளர் கூட்டுறவு சங்கம்',
    email: 'selvi@kovai-weavers.example',
    phonenumber: '919843012345',
    subject: 'நெசவாளர்களுக்கான கைபேசி செயலி',
    projectdetails:
      'வணக்கம். எங்கள் கூட்டுறவு சங்கத்தில் 320 நெசவாளர்கள் உள்ளனர். நூல் வாங்குவது, துணி ஒப்படைப்பது, கூலி கணக்கு எல்லாம் நோட்டுப் புத்தகத்தில் எழுதுகிறோம். தமிழில் இயங்கும் எளிய கைபேசி செயலி வேண்டும். எவ்வளவு செலவாகும், எத்தனை மாதம் ஆகும்?',
    origin: { page: '/services/mobile-app-development', language: 'ta', timezone: 'Asia/Kolkata' },
  },
  {
    ago: 6.4,
    name: 'محمد الحارثي',
    companyname: 'شركة مسقط للتبريد',
    email: 'm.alharthi@muscat-cooling.example',
    phonenumber: '96892123456',
    subject: 'متابعة أجهزة التبريد عن بُعد',
    projectdetails:
      'السلام عليكم، لدينا 600 وحدة تبريد في المستودعات والفنادق. نريد أن نعرف متى ترتفع الحرارة قبل أن يتصل الزبون. هل عملتم مع Modbus من قبل؟ نرجو اقتراح خطوة أولى صغيرة.',
    origin: {
      page: '/services/embedded-software-development',
      language: 'ar',
      timezone: 'Asia/Muscat',
    },
  },
  {
    ago: 5.2,
    name: 'Priya Raghunathan',
    companyname: 'Meenakshi Diagnostics',
    email: 'priya.r@meenakshi-labs.example',
    phonenumber: '919444123456',
    subject: 'Lab reports on the patient’s telephone',
    projectdetails:
      'We print 900 reports a day and patients stand in line for them. Our lab system is old and has an Oracle database behind it. Can reports be sent safely, and who is liable if one goes to the wrong number?',
    origin: { page: '/services/application-modernization', language: 'en-IN' },
    done: [{ after: 0.6, by: 'ravi', kind: 'claimed' }],
  },
  {
    ago: 4.4,
    name: 'James Whitfield',
    companyname: 'Whitfield & Daughters Nurseries',
    email: 'james@whitfieldnurseries.example',
    phonenumber: '447400123456',
    subject: 'Shopify shop that knows what is in the greenhouse',
    projectdetails:
      'Our shop sells plants we no longer have. Stock is a whiteboard. We would like the two to agree before spring.',
    origin: { page: '/services/shopify', language: 'en-GB' },
    sheet: { version: 1, project: 'Stock that is true', today: ['site'], when: 'season' },
  },
  {
    ago: 3.3,
    name: 'Nguyễn Thị Minh Khai',
    companyname: 'Sông Hàn Ceramics',
    email: 'khai@songhan-ceramics.example',
    phonenumber: '84912345678',
    subject: 'Kiln data in Power BI',
    projectdetails:
      'Six kilns write CSV files every minute. We want to see which firing wastes gas. We have Power BI licences already.',
    origin: { page: '/services/powerbi', language: 'vi' },
  },
  {
    ago: 2.1,
    name: 'Daniel Okafor',
    companyname: 'Lagos Cold Chain',
    email: 'd.okafor@lagoscoldchain.example',
    phonenumber: '2348012345678',
    subject: 'Second opinion on a quotation',
    projectdetails:
      'Another company offered us a rebuild for a sum I do not understand. Would you look through code and quotation and tell us what is true? Two weeks would be good.',
    origin: { page: '/services/software-audit', language: 'en' },
  },
  {
    ago: 1.4,
    name: '田中 美咲',
    companyname: '田中精機株式会社',
    email: 'misaki@tanaka-seiki.example',
    phonenumber: '819012345678',
    subject: '検査装置の画面を新しくしたい',
    projectdetails:
      '検査装置の操作画面が古く、若い社員が使いにくいと言っています。ハードウェアはそのままで、画面だけを新しくすることはできますか。',
    origin: { page: '/services/application-redesign', language: 'ja' },
  },
  {
    ago: 0.7,
    name: 'Elena Petrova',
    companyname: 'Vitosha Guides',
    email: 'elena@vitosha-guides.example',
    phonenumber: '359888123456',
    subject: 'Website in Bulgarian and English',
    projectdetails:
      'A small site for mountain guides: who is free on which day, and a way to ask. No payments.',
    origin: { page: '/contact', language: 'bg' },
  },
  {
    ago: 0.2,
    name: 'Arjun Deshpande',
    companyname: 'Sahyadri Agro Producers',
    email: 'arjun@sahyadri-agro.example',
    phonenumber: '919822012345',
    subject: 'Grape lots from field to port',
    projectdetails:
      'Exporters ask us for the history of every lot. Farmers have telephones, no tablets. Can you do it in Marathi?',
    origin: { page: '/services/digital-transformation', language: 'mr-IN' },
  },
  {
    ago: 26,
    name: 'Ingrid Solheim',
    companyname: 'Nordfjord Ferries',
    email: 'ingrid@nordfjord-ferries.example',
    phonenumber: '4790123456',
    subject: 'Tickets that work without a signal',
    projectdetails:
      'Passengers buy on board, where there is no signal half of the way. We need a ticket machine that settles later.',
    origin: { page: '/services/product-development', language: 'nb' },
    done: [{ after: 3.1, by: 'asha', kind: 'answered', how: 'mail', then: 'waiting' }],
    notes: [
      {
        by: 'asha',
        text: 'Sent two dates for a call. She decides with the harbour board on Thursday.',
      },
    ],
  },
  {
    ago: 33,
    name: 'Rajesh Kannan',
    companyname: 'Kannan Pumps',
    email: 'rajesh@kannanpumps.example',
    phonenumber: '919894012345',
    subject: 'Salesforce for 40 dealers',
    projectdetails:
      'Dealers send orders by messages and photographs. We have Salesforce for the head office only.',
    origin: { page: '/services/salesforce', language: 'en-IN' },
    done: [{ after: 5.5, by: 'ravi', kind: 'answered', how: 'telephone', then: 'waiting' }],
  },
  {
    ago: 41,
    name: 'Hannah Lindqvist',
    companyname: 'Gotland Wool',
    email: 'hannah@gotlandwool.example',
    phonenumber: '46701234567',
    subject: 'Move from our own server',
    projectdetails:
      'One server under a desk, which nobody dares to switch off. Could you tell us what moving it would take?',
    origin: { page: '/services/cloud-migration', language: 'sv' },
    done: [{ after: 2.2, by: 'asha', kind: 'answered', how: 'mail', then: 'answered' }],
  },
];
