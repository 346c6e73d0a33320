/**
 * Which fields hold the name of something else, by kind of content and path; a star is any entry of
 * a list. The schemas only know that it is a name, and the catalogue where it leads.
 */
export const references: Readonly<Record<string, 'services' | 'technologies'>> = {
  'categories.services.*.service': 'services',
  'finder.questions.*.answers.*.services.*.service': 'services',
  'services.offer.items.*.mark': 'services',
  'services.technologies.items.*': 'technologies',
  'services.related.*': 'services',
  'projects.disciplines.*': 'services',
  'projects.stack.*': 'technologies',
};
