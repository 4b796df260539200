-- Batches are a mechanism of all rooms: whose sheet a batch is stands with it.
alter table employee_batch rename to sheet_batch;
alter table sheet_batch add column subject text not null default 'employee'
  check (char_length(subject) between 1 and 40);
alter table sheet_batch alter column subject drop default;

alter table employee_batch_row rename to sheet_row;
alter table sheet_row rename column employee_id to record_id;
alter table sheet_row rename column number to code;

alter index employee_batch_pkey rename to sheet_batch_pkey;
alter index employee_batch_file rename to sheet_batch_file;
alter index employee_batch_row_pkey rename to sheet_row_pkey;
alter index employee_batch_row_kind rename to sheet_row_kind;
alter index employee_batch_row_person rename to sheet_row_record;

drop index employee_batch_newest;
create index sheet_batch_newest on sheet_batch (subject, created_at desc, id desc);
drop index employee_batch_unapplied;
create index sheet_batch_unapplied on sheet_batch (subject, created_at)
  where state in ('Checked', 'Failed');
-- One feed of a room at a time: the second to be laid down is refused, whichever process it comes from.
drop index employee_batch_one_sync;
create unique index sheet_batch_one_feed on sheet_batch (subject)
  where kind = 'sync' and applies_itself and failure is null
    and state in ('Checking', 'Checked', 'Applying');
