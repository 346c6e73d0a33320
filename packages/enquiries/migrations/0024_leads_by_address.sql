-- A request by a person (access, erasure) needs all that is kept about them. Partial, so that taking an
-- enquiry costs what it did: the worker pays when it plans one, and those that wait are few and have
-- indexes of their own (0001, 0008).
create index leads_by_address on leads (lower(email)) where state = 'planned';
