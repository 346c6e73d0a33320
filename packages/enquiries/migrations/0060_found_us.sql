-- The optional question of the contact form; empty where it is not asked or not answered.
alter table leads add column foundus text not null default '';

-- What the visits report says of enquiries: sums alone, so that who reads it needs no right to an enquiry.
create function enquiry_outcomes(zone text, kind text, first_day date, end_day date)
returns table (start text, page text, enquiries int, answered int, won int)
language sql stable security definer set search_path = public, pg_temp as $$
  select date_trunc(kind, d.received_at at time zone zone)::date::text, l.from_page, count(*)::int,
    count(d.first_answered_at)::int, (count(*) filter (where d.close_reason = 'won'))::int
  from desk_leads d join leads l on l.id = d.lead_id
  where d.received_at >= first_day::timestamp at time zone zone
    and d.received_at < end_day::timestamp at time zone zone
  group by 1, 2 order by 1, 2
$$;

-- How people say they found us, from start_day on. Words that fewer than three used since first_day could be about
-- one person: they are together, under null.
create function enquiry_found_us(zone text, first_day date, start_day date, end_day date)
returns table (answer text, enquiries int, answered int, won int)
language sql stable security definer set search_path = public, pg_temp as $$
  with said as (
    select l.foundus, lower(btrim(l.foundus)) as same, d.first_answered_at, d.close_reason,
      d.received_at >= start_day::timestamp at time zone zone as is_shown
    from desk_leads d join leads l on l.id = d.lead_id
    where l.foundus <> '' and d.received_at >= first_day::timestamp at time zone zone
      and d.received_at < end_day::timestamp at time zone zone
  ), usual as (
    select same, mode() within group (order by foundus) as answer from said group by same having count(*) >= 3
  )
  select usual.answer, count(*)::int, count(first_answered_at)::int,
    (count(*) filter (where close_reason = 'won'))::int
  from said left join usual using (same) where is_shown
  group by 1 order by usual.answer is null, 2 desc, 1
$$;

revoke all on function enquiry_outcomes, enquiry_found_us from public;
