-- Who leaves this month is on the first screen of those who keep the people.
create index employee_by_last_day on employee (last_day, id) where last_day is not null;
