import type { Technology } from '#schema/entries.ts';
import type { SiteContent } from '#reader/site-content.ts';

/** The technologies that some service page shows; only their logos are published. */
export function usedTechnologies({ services }: Pick<SiteContent, 'services'>): Technology[] {
  const byId = new Map<string, Technology>();
  for (const service of services)
    for (const technology of service.technologies.items) byId.set(technology.id, technology);
  return [...byId.values()];
}
