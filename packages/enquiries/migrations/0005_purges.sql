-- Days on which the purge ran. A clock that leaps ahead leaves a gap here; after one, nothing is
-- purged for a week.
create table purges (
  ran_on date primary key default now()::date
);
