-- One row. Whoever counts days of leave shares it, a change of the calendar has it alone: none counts by
-- a calendar that is just being changed and stands there uncounted afterwards.
create table leave_turn (
  id integer primary key check (id = 1)
);
insert into leave_turn (id) values (1);
