-- Words made by the service (packages/contract/src/desk/lead-words.ts), which depend on no locale and no
-- extension of PostgreSQL: a Tamil or Chinese word is found in every database.
create table lead_search (
  lead_id uuid primary key references leads on delete cascade,
  received_at timestamptz not null,
  words tsvector not null
);

create index lead_search_words on lead_search using gin (words);
create index lead_search_latest on lead_search (received_at desc, lead_id desc);
