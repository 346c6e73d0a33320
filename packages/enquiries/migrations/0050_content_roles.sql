-- People who write content and people who publish it sign in with the same accounts as the desk.
alter table staff drop constraint staff_roles_check;
alter table staff add constraint staff_roles_check
  check (roles <@ array['sales', 'manager', 'operator', 'editor', 'publisher']);
