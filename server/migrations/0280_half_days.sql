-- What was to be worked on days of which only half was, less leave, in thousandths of a day: pay counts a part as absent.
alter table attendance_figure add column half_days_to_work integer not null default 0
  check (half_days_to_work >= 0);
update attendance_figure as figure set half_days_to_work = counted.to_work
from (select closed.concern_id, closed.month, judged.employee_id,
    sum(1000 - judged.leave_amount)::int as to_work
  from attendance_lock as closed join attendance_day as judged
    on judged.concern_id = closed.concern_id and judged.day between closed.from_date and closed.to_date
  where judged.status = 'Half day' group by 1, 2, 3) as counted
where figure.half_days > 0 and figure.concern_id = counted.concern_id
  and figure.month = counted.month and figure.employee_id = counted.employee_id;

-- Days present are counted in thousandths from now on, as absence is: kept counts and corrections, too.
alter table salary_input disable trigger salary_input_stays;
update salary_input as input set inputs = now_so.inputs, hash = md5(now_so.inputs::text)
from (select attempt_id, employee_id, jsonb_set(inputs, '{counts,presentDays}',
    to_jsonb((inputs->'counts'->>'presentDays')::int * 1000)) as inputs
  from salary_input where (inputs->'counts'->>'presentDays')::int <> 0) as now_so
where now_so.attempt_id = input.attempt_id and now_so.employee_id = input.employee_id;
alter table salary_input enable trigger salary_input_stays;
update late_correction set quantity = quantity * 1000 where count = 'presentDays';
