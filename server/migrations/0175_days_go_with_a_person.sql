-- A judged day is a copy of what other rows say: it does not keep a person who came by mistake from
-- being taken away, as punches, leave and pay do.
alter table attendance_day drop constraint attendance_day_employee_id_fkey;
alter table attendance_day add constraint attendance_day_employee_id_fkey
  foreign key (employee_id) references employee on delete cascade;
