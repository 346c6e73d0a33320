-- A mail that our own mail server takes for spam is kept where it belongs, and nothing follows from it.
alter table thread_mails
  drop constraint thread_mails_nature_check,
  add constraint thread_mails_nature_check
    check (nature in ('message', 'auto-reply', 'bounce', 'spam')) not valid;
