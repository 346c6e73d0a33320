import type { Database } from '@studio/enquiries/database/db.ts';

// Quiet weekends, slow growth, and a factor between 0.5 and 1.5 that is the same at every run.
const measure = `(case when extract(isodow from day) > 5 then 0.35 else 1 end)
  * (1.3 - (current_date - day) / 600.0) * (0.5 + abs(hashtext(day::text || name)) % 100 / 100.0)`;
const days = `(select (current_date - back)::date as day from generate_series(0, 370) as g (back)) as days`;

const statements = [
  `insert into visit_pages (day, page, source, views, ahead)
   select day, page, source, count, 0 from (
     select day, page, source, floor(weight * part * ${measure})::int as count from ${days},
       (values ('/', 40), ('/services', 12), ('/services/mobile-app-development', 22),
         ('/services/cloud-migration', 17), ('/services/custom-software-development', 15),
         ('/services/shopify', 12), ('/services/software-audit', 9), ('/services/seo', 6),
         ('/services/application-modernization', 5), ('/services/embedded-software-development', 4),
         ('/work', 10), ('/about', 6), ('/contact', 5), ('/sheet', 4)) as pages (page, weight),
       (values ('search', 0.42), ('direct', 0.22), ('assistant', 0.16), ('site', 0.09),
         ('social', 0.08), ('hidden', 0.06), ('campaign', 0.03)) as sources (source, part),
       lateral (select page || source as name) as named) as counted where count > 0
   on conflict do nothing`,
  `insert into visit_steps (day, from_page, to_page, views, ahead)
   select day, from_page, to_page, count, floor(count * 0.4)::int from (
     select day, from_page, to_page, floor(weight * ${measure})::int as count from ${days},
       (values ('/', '/services', 14), ('/', '/work', 8), ('/', '/services/mobile-app-development', 5),
         ('/', '/services/cloud-migration', 3), ('/', '/contact', 2.5), ('/', '/about', 4),
         ('/services', '/services/custom-software-development', 5), ('/services', '/services/shopify', 3),
         ('/services', '/services/mobile-app-development', 4), ('/services', '/services/software-audit', 2),
         ('/work', '/services/custom-software-development', 2), ('/work', '/contact', 1.5),
         ('/services/mobile-app-development', '/contact', 2.2), ('/services/mobile-app-development', '/sheet', 1.6),
         ('/services/cloud-migration', '/contact', 1.5), ('/services/custom-software-development', '/sheet', 1.8),
         ('/services/custom-software-development', '/contact', 1.7), ('/services/shopify', '/contact', 1.3),
         ('/services/software-audit', '/work', 1.2), ('/about', '/contact', 1.2), ('/sheet', '/contact', 0.9))
         as steps (from_page, to_page, weight),
       lateral (select from_page || to_page as name) as named) as counted where count > 0
   on conflict do nothing`,
  `insert into visit_pages (day, page, source, views, ahead)
   select day, to_page, 'own', sum(views), sum(ahead) from visit_steps group by day, to_page
   on conflict do nothing`,
  `insert into visit_hosts (day, host, views, ahead)
   select day, name, floor(weight * ${measure})::int, 0 from ${days},
     (values ('google.com', 40), ('chatgpt.com', 14), ('perplexity.ai', 5), ('linkedin.com', 6),
       ('clutch.co', 4), ('bing.com', 5)) as hosts (name, weight)
   where floor(weight * ${measure}) > 0 on conflict do nothing`,
  // Too few to be named.
  `insert into visit_hosts (day, host, views, ahead)
   select day, 'intranet.example', 1, 0 from ${days} where (current_date - day) % 15 = 1
   on conflict do nothing`,
  `insert into visit_begun (day, form, views)
   select day, name, floor(weight * ${measure})::int from ${days},
     (values ('ContactForm', 4), ('Sheet', 2.6)) as forms (name, weight)
   where floor(weight * ${measure}) > 0 on conflict do nothing`,
  `insert into visit_missing (day, page, from_page, views)
   select day, name, from_page, 1 from ${days},
     (values ('/services/blockchain', '/services', 2), ('/work/old-project', '/work', 3), ('/once', '/', 90))
     as missing (name, from_page, each)
   where (current_date - day) % each = 1 on conflict do nothing`,
  `insert into visit_words (day, words, views)
   select day, name, 1 + abs(hashtext(name)) % 3 from ${days},
     (values ('cobol', 2), ('sap migration', 3), ('react native upgrade', 4), ('ann example', 400))
     as words (name, each)
   where (current_date - day) % each = 1 on conflict do nothing`,
];

/** A year of invented page views, as the visit counter would store them. */
export async function writeVisitYear(pool: Database['pool']): Promise<void> {
  for (const statement of statements) await pool.query(statement);
}
