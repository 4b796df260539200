-- Everyone's pay of a concern for a period.
create table salary_run (
  id uuid primary key,
  concern_id uuid not null references concern on delete restrict,
  month text not null,
  kind text not null check (kind in ('Salary')),
  state text not null check (state in ('Draft', 'Generated', 'Approved', 'Paid', 'Closed', 'Cancelled')),
  generated_by_kind text,
  generated_by_id uuid,
  generated_at timestamptz,
  approved_by_kind text,
  approved_by_id uuid,
  approved_at timestamptz,
  paid_by_kind text,
  paid_by_id uuid,
  paid_at timestamptz,
  created_at timestamptz not null,
  foreign key (concern_id, month) references pay_period on delete restrict
);
create unique index salary_run_one on salary_run (concern_id, month, kind) where state <> 'Cancelled';
create index salary_run_period on salary_run (concern_id, month);
create index salary_run_newest on salary_run (month desc, id);

-- One calculation of a run: its rows are made by and by, and shown all at once or never.
create table salary_attempt (
  id uuid primary key,
  run_id uuid not null references salary_run on delete restrict,
  state text not null check (state in ('Making', 'Live', 'Dropped')),
  -- by what it is calculated, the same for everyone
  terms jsonb not null,
  job_id uuid,
  asked_by_kind text not null,
  asked_by_id uuid not null,
  created_at timestamptz not null
);
create index salary_attempt_run on salary_attempt (run_id);
-- Whoever asks second, from whatever process, is told so.
create unique index salary_attempt_making on salary_attempt (run_id) where state = 'Making';
create unique index salary_attempt_live on salary_attempt (run_id) where state = 'Live';
create index salary_attempt_dropped on salary_attempt (created_at) where state = 'Dropped';

create table salary_payment (
  id uuid primary key,
  run_id uuid not null references salary_run on delete restrict,
  people integer not null check (people > 0),
  net bigint not null,
  paid_by_kind text not null,
  paid_by_id uuid not null,
  created_at timestamptz not null
);
create index salary_payment_run on salary_payment (run_id);

-- All that was known of someone when their pay was calculated: it explains every line, for ever.
create table salary_input (
  attempt_id uuid not null references salary_attempt on delete restrict,
  employee_id uuid not null references employee on delete restrict,
  inputs jsonb not null,
  hash text not null,
  primary key (attempt_id, employee_id)
);
create index salary_input_employee on salary_input (employee_id);

create table salary_sheet (
  attempt_id uuid not null,
  employee_id uuid not null,
  -- the same in every attempt of a run
  id uuid not null,
  run_id uuid not null references salary_run on delete restrict,
  concern_id uuid not null references concern on delete restrict,
  month text not null,
  kind text not null,
  department_id uuid references department on delete restrict,
  designation_id uuid not null references designation on delete restrict,
  state text not null check (state in ('Generated', 'Approved', 'Paid', 'Reversed')),
  is_held boolean not null,
  paid_days integer not null,
  gross bigint not null,
  earnings bigint not null,
  deductions bigint not null,
  net bigint not null check (net >= 0),
  employer bigint not null,
  taxable bigint not null,
  tax bigint not null,
  -- due and not taken, for want of pay
  carried bigint not null check (carried >= 0),
  approved_at timestamptz,
  payment_id uuid references salary_payment on delete restrict,
  paid_at timestamptz,
  primary key (attempt_id, employee_id),
  foreign key (attempt_id, employee_id) references salary_input on delete restrict,
  check (earnings - deductions = net)
);
create index salary_sheet_id on salary_sheet (id);
create index salary_sheet_run on salary_sheet (run_id, state);
create index salary_sheet_employee on salary_sheet (employee_id, month);
create index salary_sheet_concern on salary_sheet (concern_id, month);
create index salary_sheet_department on salary_sheet (department_id);
create index salary_sheet_designation on salary_sheet (designation_id);
create index salary_sheet_payment on salary_sheet (payment_id);
-- One pay a period, whatever is calculated how often: once agreed to, there is no second.
create unique index salary_sheet_settled on salary_sheet (employee_id, concern_id, month, kind)
  where state in ('Approved', 'Paid');

create table salary_line (
  attempt_id uuid not null,
  employee_id uuid not null,
  place integer not null,
  component_id uuid not null,
  kind text not null,
  in_gross boolean not null,
  -- what was to be, and what it came to: a deduction stops where nothing is left to take
  due bigint not null,
  amount bigint not null,
  -- what was calculated, where someone said otherwise
  computed bigint,
  for_month text,
  source_id uuid,
  primary key (attempt_id, employee_id, place),
  foreign key (attempt_id, employee_id) references salary_sheet on delete restrict
);

create table salary_hold (
  run_id uuid not null references salary_run on delete restrict,
  employee_id uuid not null references employee on delete restrict,
  reason text not null check (char_length(reason) between 1 and 300),
  held_by_kind text not null,
  held_by_id uuid not null,
  created_at timestamptz not null,
  primary key (run_id, employee_id)
);
create index salary_hold_employee on salary_hold (employee_id);

create table salary_override (
  run_id uuid not null references salary_run on delete restrict,
  employee_id uuid not null references employee on delete restrict,
  component_id uuid not null references pay_component on delete restrict,
  amount bigint not null check (amount >= 0 and amount <= 1000000000000),
  reason text not null check (char_length(reason) between 1 and 300),
  set_by_kind text not null,
  set_by_id uuid not null,
  created_at timestamptz not null,
  primary key (run_id, employee_id, component_id)
);
create index salary_override_employee on salary_override (employee_id);
create index salary_override_component on salary_override (component_id);

-- What was paid stays as it was paid.
create function refuse_paid() returns trigger language plpgsql as $$
begin
  if exists (select 1 from salary_sheet where attempt_id = old.attempt_id
    and employee_id = old.employee_id and state in ('Paid', 'Reversed')) then
    raise exception 'What was paid is not changed.' using errcode = '23001';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger salary_line_stays before update or delete on salary_line
  for each row execute function refuse_paid();
create trigger salary_input_stays before update or delete on salary_input
  for each row execute function refuse_paid();
create function refuse_paid_sheet() returns trigger language plpgsql as $$
begin
  if old.state in ('Paid', 'Reversed') then
    if tg_op = 'UPDATE' and old.state = 'Paid' and new.state = 'Reversed'
      and (to_jsonb(new) - 'state') = (to_jsonb(old) - 'state') then return new; end if;
    raise exception 'What was paid is not changed.' using errcode = '23001';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger salary_sheet_stays before update or delete on salary_sheet
  for each row execute function refuse_paid_sheet();
