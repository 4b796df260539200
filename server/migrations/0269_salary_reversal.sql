-- A month that is over for pay, and one that was taken back after it was paid: that makes room for another run.
alter table salary_run drop constraint salary_run_state_check;
alter table salary_run add constraint salary_run_state_check
  check (state in ('Draft', 'Generated', 'Approved', 'Paid', 'Closed', 'Cancelled', 'Reversed'));
alter table salary_run add column finished_by_kind text, add column finished_by_id uuid,
  add column finished_at timestamptz;
drop index salary_run_one;
create unique index salary_run_one on salary_run (concern_id, month, kind)
  where state not in ('Cancelled', 'Reversed');

-- Pay that was paid and is to be taken back: asked for by one, agreed to by another.
create table salary_reversal (
  id uuid primary key,
  run_id uuid not null references salary_run on delete restrict,
  state text not null check (state in ('Asked', 'Approved', 'Cancelled')),
  reason text not null check (char_length(reason) between 1 and 300),
  people integer not null check (people > 0),
  net bigint not null,
  asked_by_kind text not null,
  asked_by_id uuid not null,
  created_at timestamptz not null,
  decided_by_kind text,
  decided_by_id uuid,
  decided_at timestamptz
);
create index salary_reversal_run on salary_reversal (run_id);

-- What is paid once is taken back once.
create table reversed_sheet (
  attempt_id uuid not null,
  employee_id uuid not null,
  reversal_id uuid not null references salary_reversal on delete restrict,
  primary key (attempt_id, employee_id),
  foreign key (attempt_id, employee_id) references salary_sheet on delete restrict
);
create index reversed_sheet_reversal on reversed_sheet (reversal_id);
