-- Punches of nobody are kept for ever, too: whose they were found to be, or that they are nobody's, is
-- noted on them.
alter table unknown_punch
  add column settled_at timestamptz,
  -- none: nobody's
  add column given_to uuid references employee on delete set null;
create index unknown_punch_given_to on unknown_punch (given_to);
create index unknown_punch_waiting on unknown_punch (number) where settled_at is null;

-- Two devices may know the same number and read it in the same second.
drop index unknown_punch_once;
create unique index unknown_punch_once on unknown_punch
  (number, at, source, device_id) nulls not distinct;
