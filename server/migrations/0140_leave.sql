-- Amounts of leave are thousandths of a day.
create table leave_type (
  id uuid primary key,
  full_name text not null check (char_length(full_name) between 1 and 80),
  short_name text not null check (char_length(short_name) between 1 and 10),
  colour text not null check (colour ~* '^#[0-9a-f]{6}$'),
  pay text not null check (pay in ('Paid', 'Part paid', 'Unpaid')),
  -- of part paid: how much of a day's pay, in hundredths
  paid_share integer check (paid_share between 1 and 99),
  -- days a year; none: not counted against a balance
  yearly integer check (yearly between 0 and 366000),
  accrual text not null check (accrual in ('Up front', 'Monthly', 'Yearly')),
  -- in the year of joining: only the part that is left
  pro_rata boolean not null,
  carry_most integer not null check (carry_most between 0 and 366000),
  -- carried days are lost so many months into the year; none: never
  carry_months integer check (carry_months between 1 and 12),
  balance_most integer check (balance_most between 0 and 999000),
  negative_most integer not null check (negative_most between 0 and 366000),
  half_days boolean not null,
  hours boolean not null,
  notice_days integer not null check (notice_days between 0 and 365),
  backdated_days integer not null check (backdated_days between 0 and 365),
  most_in_a_row integer check (most_in_a_row between 1 and 366),
  gender text check (gender in ('Male', 'Female', 'Other')),
  service_months integer not null check (service_months between 0 and 600),
  on_probation boolean not null,
  -- longer than this needs a paper; none: never
  attachment_after integer check (attachment_after between 0 and 366),
  -- which free days between leave days count as leave
  sandwich text not null check (sandwich in ('none', 'weekends', 'holidays', 'both')),
  encash_most integer not null check (encash_most between 0 and 366000),
  -- who agrees, one after another
  chain text[] not null check (cardinality(chain) between 1 and 4
    and chain <@ array['lineManager', 'secondTier', 'hr', 'allAccess']),
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((pay = 'Part paid') = (paid_share is not null))
);
create unique index leave_type_full_name on leave_type (lower(full_name));
create unique index leave_type_short_name on leave_type (lower(short_name));

-- More days for those who are here longer.
create table leave_type_level (
  leave_type_id uuid not null references leave_type on delete cascade,
  from_months integer not null check (from_months between 1 and 600),
  yearly integer not null check (yearly between 0 and 366000),
  primary key (leave_type_id, from_months)
);

-- What someone has of a type in a year: the sum of the entries, kept beside them so that a row can be
-- held and a constraint can refuse.
create table leave_balance (
  employee_id uuid not null references employee on delete restrict,
  leave_type_id uuid not null references leave_type on delete restrict,
  year integer not null check (year between 2000 and 2200),
  balance integer not null,
  -- asked for and not decided
  waiting integer not null check (waiting >= 0),
  -- how far below zero it may go, as the type says
  lowest integer not null check (lowest <= 0),
  primary key (employee_id, leave_type_id, year),
  constraint leave_balance_enough check (balance >= lowest)
);
create index leave_balance_type on leave_balance (leave_type_id, year);

-- Only ever added to.
create table leave_entry (
  id uuid primary key,
  employee_id uuid not null,
  leave_type_id uuid not null,
  year integer not null,
  kind text not null check (kind in
    ('grant', 'accrual', 'carry', 'use', 'give back', 'expire', 'encash', 'adjust')),
  amount integer not null check (amount <> 0),
  -- the day it counts from
  day date not null,
  -- of what comes by rule: which one it is, so that it comes once
  due_key text check (char_length(due_key) between 1 and 60),
  application_id uuid,
  note text check (char_length(note) <= 300),
  created_at timestamptz not null,
  created_by_kind text,
  created_by_id uuid,
  foreign key (employee_id, leave_type_id, year)
    references leave_balance (employee_id, leave_type_id, year) on delete restrict
);
create unique index leave_entry_due on leave_entry (employee_id, leave_type_id, due_key);
create index leave_entry_balance on leave_entry (employee_id, leave_type_id, year, day);
create index leave_entry_application on leave_entry (application_id);

create table leave_application (
  id uuid primary key,
  employee_id uuid not null references employee on delete restrict,
  leave_type_id uuid not null references leave_type on delete restrict,
  start_on date not null,
  end_on date not null check (end_on >= start_on),
  -- begins with the second half, ends with the first
  start_half boolean not null,
  end_half boolean not null,
  -- of one day only: so many minutes
  minutes integer check (minutes between 15 and 1440),
  reason text check (char_length(reason) <= 1000),
  asked integer not null check (asked > 0),
  approved integer check (approved > 0 and approved <= asked),
  status text not null check (status in ('Draft', 'Pending', 'Approved', 'Rejected', 'Cancelled')),
  decision_id uuid references decision on delete restrict,
  file_id uuid,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'Approved') = (approved is not null) or status = 'Cancelled'),
  check (minutes is null or (start_on = end_on and not start_half and not end_half))
);
alter table leave_entry add foreign key (application_id) references leave_application on delete restrict;
create index leave_application_employee on leave_application (employee_id, start_on desc, id);
create index leave_application_type on leave_application (leave_type_id, start_on desc, id);
create index leave_application_status on leave_application (status, start_on desc, id);
create index leave_application_start on leave_application (start_on desc, id);
create unique index leave_application_decision on leave_application (decision_id);

-- Each half of a day that an application takes, while it waits or was agreed to: nobody is away twice.
create table leave_day (
  application_id uuid not null references leave_application on delete cascade,
  employee_id uuid not null references employee on delete restrict,
  day date not null,
  -- 1 and 2: the halves of the day; 0: some hours of it
  half integer not null check (half in (0, 1, 2)),
  -- what of the balance it takes, in thousandths of a day
  amount integer not null check (amount between 1 and 1000),
  is_agreed boolean not null,
  primary key (application_id, day, half)
);
create unique index leave_day_once on leave_day (employee_id, day, half);
create index leave_day_day on leave_day (day, employee_id);

-- Days on which nobody, or nobody of a department, takes leave.
create table leave_block (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  start_on date not null,
  end_on date not null check (end_on >= start_on),
  department_id uuid references department on delete cascade,
  leave_type_id uuid references leave_type on delete cascade,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index leave_block_days on leave_block (start_on, end_on);
create index leave_block_department on leave_block (department_id);
create index leave_block_type on leave_block (leave_type_id);

-- The secret address under which someone's calendar can be subscribed to; only its hash is kept.
create table calendar_feed (
  account_kind text not null check (account_kind in ('user', 'employee')),
  account_id uuid not null,
  employee_id uuid not null references employee on delete cascade,
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  primary key (account_kind, account_id)
);
create index calendar_feed_employee on calendar_feed (employee_id);
