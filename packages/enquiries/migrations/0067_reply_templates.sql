-- What was changed of the texts to begin a reply with. The files of content/replies are the stock; the last change of
-- a language counts before it. Rows are only added, so that a former text can be read and taken again.
create table reply_template_changes (
  id bigint generated always as identity primary key,
  -- The name of the file, or an id made when the template was added.
  template text not null,
  kind text not null check (kind in ('written', 'stock', 'removed', 'retired', 'offered')),
  -- Null where it is about the whole template.
  language text,
  -- What the template is called since then; null is the file's name.
  name text,
  text text,
  staff_id uuid references staff on delete set null,
  at timestamptz not null default now(),
  check ((kind in ('retired', 'offered')) = (language is null)),
  check ((kind = 'written') = (text is not null))
);
create index reply_template_changes_latest on reply_template_changes (template, language, id desc);

-- Returns false and changes nothing if a colleague changed the same template after `seen`.
create function desk_change_template(
  session uuid, of_template text, seen bigint, new_kind text, new_language text, new_name text, new_text text
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor uuid := desk_actor(session);
begin
  perform pg_advisory_xact_lock(hashtext('reply_template_changes'));
  if seen <> coalesce((select max(id) from reply_template_changes where template = of_template), 0) then
    return false;
  end if;
  insert into reply_template_changes (template, kind, language, name, text, staff_id)
  values (of_template, new_kind, new_language, new_name, new_text, actor);
  return true;
end
$$;

revoke execute on function desk_change_template from public;
