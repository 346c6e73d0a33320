-- The answers of a sheet that was sent with the enquiry. Without a default: no row is rewritten, and a
-- version that knows nothing of it goes on inserting.
alter table leads add column sheet jsonb;
