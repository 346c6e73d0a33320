-- How often pages were opened, by day. No row is about a person: no address, time, agent or id is stored.
-- `ahead` counts pages a browser fetched before anybody clicked: views that may never have happened.

create table visit_pages (
  day date not null,
  page text not null,
  source text not null,
  views integer not null,
  ahead integer not null,
  primary key (day, page, source)
);
create table visit_hosts (
  day date not null,
  host text not null,
  views integer not null,
  ahead integer not null,
  primary key (day, host)
);
create table visit_campaigns (
  day date not null,
  campaign text not null,
  views integer not null,
  ahead integer not null,
  primary key (day, campaign)
);
create table visit_steps (
  day date not null,
  from_page text not null,
  to_page text not null,
  views integer not null,
  ahead integer not null,
  primary key (day, from_page, to_page)
);
create table visit_begun (
  day date not null,
  form text not null,
  views integer not null,
  primary key (day, form)
);
create table visit_missing (
  day date not null,
  page text not null,
  from_page text not null,
  views integer not null,
  primary key (day, page, from_page)
);
create table visit_words (
  day date not null,
  words text not null,
  views integer not null,
  primary key (day, words)
);

-- How far each file of nginx was counted. Written with the counts, in one transaction: a line counts once.
create table visit_files (
  file text primary key,
  place bigint not null,
  read_at timestamptz not null default now()
);
