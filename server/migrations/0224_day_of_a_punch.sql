-- The day a punch was judged for, so that the log tells the same one; none: no day that is kept has it yet.
alter table punch add column day date;
update punch set day = judged.day from attendance_day as judged
  where judged.employee_id = punch.employee_id and punch.at >= judged.in_at
    and punch.at < coalesce(judged.out_at, judged.in_at) + interval '1 minute';
