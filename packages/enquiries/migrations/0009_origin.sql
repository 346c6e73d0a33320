-- Where an enquiry was written, by the form's own hidden fields; empty where it did not say. Constant
-- defaults: no row is rewritten, and a version that knows nothing of them goes on inserting.
alter table leads
  add column from_page text not null default '',
  add column from_service text not null default '',
  -- The day of the privacy statement that stood beside the form.
  add column notice_version text not null default '';
