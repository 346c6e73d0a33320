-- Watched every minute and shown in /metrics: how long the oldest lead has been held back.
create index leads_quarantined on leads (received_at) where state = 'quarantined';
