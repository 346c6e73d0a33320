-- A live line ends with its session. Every process of the desk hears of it, also when an operator disables
-- a person by hand.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('desk', 'session-ended');
  return null;
end
$$;

create trigger session_ended after delete on desk_sessions
  for each row execute function tell_session_ended();

create trigger staff_disabled after update of disabled_at on staff
  for each row when (new.disabled_at is not null) execute function tell_session_ended();
