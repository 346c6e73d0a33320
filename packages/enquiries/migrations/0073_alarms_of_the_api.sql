-- The public API raises one alarm: that the worker is silent. If an attacker takes the API over, they must not be able
-- to raise others, whose sentences people would believe. roles.sql says which columns it may write.
alter table alarms enable row level security;

-- Without a policy only the owner would see a row.
create policy alarms_by_grants on alarms using (true);

-- By name and not "to intake_api": where one role does everything, that role does not exist.
create policy alarms_of_the_api on alarms as restrictive for insert
  with check (current_user <> 'intake_api' or kind = 'worker');
