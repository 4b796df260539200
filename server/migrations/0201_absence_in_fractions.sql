-- How much of a day someone was absent, in thousandths: what leave or a half holiday covers is none.
alter table attendance_day add column absence integer not null default 0
  check (absence between 0 and 1000);
update attendance_day set absence = 1000 - leave_amount where status = 'Absent';
alter table attendance_day alter column absence drop default;
-- Days with leave that were judged by the older rule are judged anew; those of closed months stay.
insert into stale_day (employee_id, day, marked_at)
  select employee_id, day, computed_at from attendance_day
  where leave_amount > 0 and (part_leave or overtime > 0)
  on conflict do nothing;
