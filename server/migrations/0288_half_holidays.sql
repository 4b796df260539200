-- How much of a day was to be worked before leave, in thousandths: of a half holiday half of it, and half a day of work
-- there is the half of that.
alter table attendance_day add column to_work integer not null default 1000
  check (to_work in (500, 1000));
