/** The specification's own text, with the decisions of docs/spec-deviations.md applied. */

/** Whether the tested site has the parts that are not in the specification. */
export const extrasAreOn = process.env['EXTRAS'] !== 'off';

/** Slug, title, and the tagline if the specification or a product decision gives one. */
export const servicePages: readonly (readonly [string, string, string?])[] = [
  ['ui-ux', 'UI/UX Design'],
  ['prototype', 'Prototyping'],
  ['brand-identity', 'Brand Identity'],
  ['wireframes', 'Wireframes'],
  [
    'application-modernization',
    'Application Modernization',
    'Improve IT agility, enhance CX through application modernization.',
  ],
  ['application-redesign', 'Application Redesign'],
  ['custom-software-development', 'Custom Software Development'],
  ['embedded-software-development', 'Embedded Software Development'],
  ['mobile-app-development', 'Mobile App Development', 'Connect with Your Users Anywhere.'],
  ['poc-development', 'Proof of Concept (POC)', 'Validate Your Ideas Before You Build.'],
  ['product-development', 'Product Development', 'Transforming an idea into a successful product.'],
  ['web-development', 'Web Development', 'Crafting Engaging Digital Experiences.'],
  ['cloud-engineering', 'Cloud Engineering', 'Scale with Confidence.'],
  ['cloud-migration', 'Cloud Migration'],
  ['digital-transformation', 'Digital Transformation', 'Future-Proof Your Business.'],
  ['discovery-workshop', 'Discovery Workshop'],
  ['market-research', 'Market Research', 'Make Smarter Business Decisions.'],
  ['product-strategy', 'Product Strategy', 'Build with Purpose, Grow with Clarity.'],
  ['technical-feasibility-analysis', 'Technical Feasibility Analysis'],
  ['application-enhancement', 'Application Enhancement', 'Elevate Your Software Experience.'],
  ['quality-assurance', 'Quality Assurance', 'Deliver Excellence Every Time.'],
  ['software-audit', 'Software Audit'],
  ['support-maintenance', 'Support & Maintenance', 'Keep Your Business Running Smoothly.'],
  ['seo', 'Search Engine Optimization (SEO)', 'Get Found by the Right Audience.'],
  ['digital-marketing', 'Digital Marketing', 'Grow Your Brand Online'],
  ['aws', 'AWS Services', 'Power Your Digital Transformation.'],
  ['google-cloud', 'Google Cloud', 'Innovate Faster in the Cloud.'],
  ['heroku', 'Heroku Development', 'Deploy Fast, Scale Easy.'],
  ['powerbi', 'Power BI Solutions', 'Turn Data Into Insights.'],
  ['salesforce', 'Salesforce'],
  ['shopify', 'Shopify Development', 'Build Your E-commerce Success.'],
  ['wordpress', 'WordPress Development', 'Bring Your Vision to Life.'],
];

/** The five groups as the menus show them; the last items of Optimization and Solutions are our choice. */
export const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Design: {
    'UI & UX': 'ui-ux',
    Prototype: 'prototype',
    'Brand Identity': 'brand-identity',
    Wireframes: 'wireframes',
  },
  Development: {
    'Application Modernization': 'application-modernization',
    'Application Redesign': 'application-redesign',
    'Custom Software Development': 'custom-software-development',
    'Embedded Software Development': 'embedded-software-development',
    'Mobile App Development': 'mobile-app-development',
    'POC Development': 'poc-development',
    'Product Development': 'product-development',
    'Web Development': 'web-development',
  },
  Consultancy: {
    'Cloud Engineering': 'cloud-engineering',
    'Cloud Migration': 'cloud-migration',
    'Digital Transformation': 'digital-transformation',
    'Discovery Workshop': 'discovery-workshop',
    'Market Research': 'market-research',
    'Product Strategy': 'product-strategy',
    'Technical Feasibility Analysis': 'technical-feasibility-analysis',
    'UI/UX Design': 'ui-ux',
  },
  Optimization: {
    'Application Enhancement': 'application-enhancement',
    'Quality Assurance': 'quality-assurance',
    'Software Audit': 'software-audit',
    'Support & Maintenance': 'support-maintenance',
    SEO: 'seo',
    'Digital Marketing': 'digital-marketing',
  },
  Solutions: {
    AWS: 'aws',
    'Google Cloud': 'google-cloud',
    Heroku: 'heroku',
    'Power BI': 'powerbi',
    Salesforce: 'salesforce',
    Shopify: 'shopify',
    WordPress: 'wordpress',
  },
};

/** The page of a marketing claim, its id and its text. */
export const claims: readonly (readonly [string, string, string])[] = [
  ['prototype', 'prototype-trial', '14-day free trial'],
  ['embedded-software-development', 'embedded-market', 'above 137.5 billion USD by 2027'],
  ['heroku', 'heroku-add-ons', '200+ add-ons'],
  ['wordpress', 'wordpress-share', 'over 42%'],
  ['wordpress', 'wordpress-since', '2003'],
  ['google-cloud', 'google-cloud-support', '24/7 support'],
];
