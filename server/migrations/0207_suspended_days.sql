-- Who is suspended or on long leave has days of an own status: they are not absent.
alter table attendance_day drop constraint attendance_day_status_check;
alter table attendance_day add constraint attendance_day_status_check check (status in
  ('Expected', 'Present', 'Late', 'Half day', 'Absent', 'Leave', 'Holiday', 'Weekly off', 'Suspended',
    'Long leave'));

-- Days that were judged before this was known are judged anew; closed months stay as they are.
insert into stale_day (employee_id, day, marked_at)
select judged.employee_id, judged.day, current_timestamp from attendance_day as judged
where (select period.status from employment_period as period
    where period.employee_id = judged.employee_id and period.from_date <= judged.day
    order by period.from_date desc limit 1) in ('Suspended', 'Long leave')
on conflict (employee_id, day) do nothing;
