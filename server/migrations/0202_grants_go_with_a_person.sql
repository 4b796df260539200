-- What comes by rule comes again by rule: it does not keep a person who came by mistake from being taken
-- away. What someone did about a balance does, as an application does.
alter table leave_balance drop constraint leave_balance_employee_id_fkey;
alter table leave_balance add constraint leave_balance_employee_id_fkey
  foreign key (employee_id) references employee on delete cascade;
alter table leave_entry drop constraint leave_entry_employee_id_leave_type_id_year_fkey;
alter table leave_entry add constraint leave_entry_employee_id_leave_type_id_year_fkey
  foreign key (employee_id, leave_type_id, year)
  references leave_balance (employee_id, leave_type_id, year) on delete cascade;
-- of what people did: whom it was done for
alter table leave_entry add column done_for uuid;
update leave_entry set done_for = employee_id where due_key is null;
alter table leave_entry add check (
  case when due_key is null then done_for = employee_id and done_for is not null
    else done_for is null end);
alter table leave_entry add foreign key (done_for) references employee on delete restrict;
create index leave_entry_done_for on leave_entry (done_for);
