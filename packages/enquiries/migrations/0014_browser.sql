-- What the visitor's browser said of itself, where script ran; empty otherwise. As in 0009, no row is
-- rewritten.
alter table leads
  add column from_language text not null default '',
  add column from_time_zone text not null default '';
