-- Labels that the team puts on enquiries. A retired one stays on those that have it and is offered no more.
create table labels (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  retired_at timestamptz
);
create unique index labels_by_name on labels (lower(name));

-- A table of its own, so that no one waits while a large one gets another index.
create table lead_labels (
  lead_id uuid not null references leads on delete cascade,
  label_id uuid not null references labels,
  primary key (lead_id, label_id)
);
create index lead_labels_by_label on lead_labels (label_id, lead_id);

-- A name for a queue and its filters.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  name text not null,
  is_shared boolean not null,
  queue text not null,
  filters jsonb not null
);
create index saved_views_by_staff on saved_views (staff_id);

-- labelled, unlabelled: added to the list as it is, whichever migration wrote it last.
do $$
declare
  kinds text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'desk_events_kind_check');
begin
  alter table desk_events drop constraint desk_events_kind_check;
  execute 'alter table desk_events add constraint desk_events_kind_check '
    || regexp_replace(replace(kinds, ' NOT VALID', ''), 'ARRAY\[', 'ARRAY[''labelled''::text, ''unlabelled''::text, ')
    || ' not valid';
end
$$;

-- Puts a label on an enquiry or takes it off, with its event. The event has no version: nothing that a colleague
-- decides at the same time is overwritten. Asked twice, it is one event.
create function desk_label(session uuid, enquiry uuid, label uuid, is_on boolean) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
  said text;
begin
  perform from desk_leads where lead_id = enquiry for key share;
  if not found then return 'no-enquiry'; end if;
  -- Locked, so that it is not retired or renamed before the event has its name.
  select name into said from labels where id = label and (retired_at is null or not is_on) for share;
  if not found then return 'no-label'; end if;
  if is_on then
    insert into lead_labels (lead_id, label_id) values (enquiry, label) on conflict do nothing;
  else
    delete from lead_labels where lead_id = enquiry and label_id = label;
  end if;
  if found then
    insert into desk_events (lead_id, kind, staff_id, data)
    values (enquiry, case when is_on then 'labelled' else 'unlabelled' end, actor, jsonb_build_object('label', said));
    perform pg_notify('desk', '');
  end if;
  return 'done';
end
$$;

-- An enquiry is found by the names of its labels too (migration 0044).
create trigger search_due_labels after insert or delete on lead_labels
  for each row execute function note_search_due();
create function note_renamed_label() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into search_due (lead_id, since) select lead_id, now() from lead_labels where label_id = new.id
  on conflict (lead_id) do update set since = excluded.since;
  return null;
end
$$;
create trigger search_due_renamed after update of name on labels
  for each row execute function note_renamed_label();

-- Notifies every open screen of a change to labels or views, whichever process made it.
create function tell_lists() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('desk', 'lists');
  return null;
end
$$;
create trigger labels_are_told after insert or update or delete on labels
  for each statement execute function tell_lists();
create trigger saved_views_are_told after insert or update or delete on saved_views
  for each statement execute function tell_lists();

revoke execute on function desk_label, note_renamed_label, tell_lists from public;
