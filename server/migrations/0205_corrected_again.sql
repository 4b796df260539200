-- The same punch sent twice is one, also when it was made void; but a time that an agreed correction
-- took out counts again when a later correction says it.
drop index punch_once;
create unique index punch_once on punch
  (employee_id, at, source, (case when source = 'correction' then void_by end)) nulls not distinct;
