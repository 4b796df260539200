-- One row. Whoever changes what days of a month were shares it, closing a month has it alone: nothing is
-- agreed to in a month that is just being closed.
create table closing_turn (
  id integer primary key check (id = 1)
);
insert into closing_turn (id) values (1);
