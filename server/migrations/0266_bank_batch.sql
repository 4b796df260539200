-- The account of a company out of which pay is sent.
create table paying_account (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 80),
  concern_id uuid not null references concern on delete restrict,
  bank_id uuid not null references bank on delete restrict,
  branch text check (char_length(branch) <= 120),
  account_number text not null check (char_length(account_number) between 1 and 40),
  routing_number text check (char_length(routing_number) <= 20),
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index paying_account_name_key on paying_account (concern_id, lower(name));
create index paying_account_by_name on paying_account (name collate "und-x-icu", id);
create index paying_account_by_concern on paying_account (concern_id, name collate "und-x-icu", id);
create index paying_account_bank on paying_account (bank_id);
create index paying_account_by_grams on paying_account using gin (grams);

-- How a bank wants its file.
create table bank_template (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 80),
  kind text not null check (kind in ('XLSX', 'CSV', 'Fixed width')),
  amounts text not null check (amounts in ('1234.50', '123450')),
  headings text not null check (headings in ('Yes', 'No')),
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index bank_template_name_key on bank_template (lower(name));
create index bank_template_by_name on bank_template (name collate "und-x-icu", id);
create index bank_template_by_kind on bank_template (kind, name collate "und-x-icu", id);
create index bank_template_by_grams on bank_template using gin (grams);

create table bank_template_column (
  template_id uuid not null references bank_template on delete cascade,
  place integer not null check (place >= 0),
  field text not null check (field in ('serial', 'employeeNumber', 'employeeName', 'accountName',
    'accountNumber', 'bank', 'branch', 'routingNumber', 'amount', 'currency', 'month', 'payOn',
    'payingAccount', 'text')),
  heading text not null check (char_length(heading) <= 60),
  width integer check (width between 1 and 200),
  align text not null check (align in ('Left', 'Right')),
  -- none is a blank
  fill text not null check (char_length(fill) <= 1),
  text text check (char_length(text) <= 60),
  primary key (template_id, place)
);

-- Numbers of batches: who takes the next one holds the row. An archive has rows, not sequences.
create table bank_batch_counter (
  name text primary key,
  last integer not null
);
insert into bank_batch_counter (name, last) values ('batch', 0);

-- Paid salary that goes out together: out of one account, or as one cash list. What the bank is told is kept as it was.
create table bank_batch (
  id uuid primary key,
  number integer not null unique,
  run_id uuid not null references salary_run on delete restrict,
  concern_id uuid not null references concern on delete restrict,
  method text not null check (method in ('Bank', 'Wallet', 'Cash')),
  paying_account_id uuid references paying_account on delete restrict,
  payer_name text,
  payer_bank text,
  payer_branch text,
  payer_number text,
  payer_routing text,
  people integer not null check (people >= 0),
  net bigint not null check (net >= 0),
  made_by_kind text not null,
  made_by_id uuid not null,
  downloaded_at timestamptz,
  created_at timestamptz not null,
  check (method = 'Cash' or paying_account_id is not null),
  check ((paying_account_id is null) = (payer_name is null)
    and (payer_name is null) = (payer_bank is null) and (payer_name is null) = (payer_number is null))
);
create index bank_batch_run on bank_batch (run_id);
create index bank_batch_concern on bank_batch (concern_id, number desc);
create index bank_batch_account on bank_batch (paying_account_id);

create table bank_batch_line (
  batch_id uuid not null references bank_batch on delete cascade,
  attempt_id uuid not null,
  employee_id uuid not null,
  amount bigint not null check (amount > 0),
  bank_name text,
  branch text,
  account_name text,
  account_number text,
  routing_number text,
  -- a salary goes out once, whoever makes batches at the same time
  primary key (attempt_id, employee_id),
  foreign key (attempt_id, employee_id) references salary_sheet on delete restrict
);
create index bank_batch_line_batch on bank_batch_line (batch_id);

insert into bank_template (id, name, kind, amounts, headings, grams, version, created_at, updated_at)
select id::uuid, name, kind, amounts, headings, coalesce((
    select array_agg(distinct substr(lower(name), first, size))
    from generate_series(1, char_length(name)) as first, generate_series(1, 3) as size
    where first + size - 1 <= char_length(name)), '{}'), 1, now(), now()
from (values
  ('018f0000-0000-7000-8000-000000000101', 'Standard Excel', 'XLSX', '1234.50', 'Yes'),
  ('018f0000-0000-7000-8000-000000000102', 'Standard CSV', 'CSV', '1234.50', 'Yes'),
  ('018f0000-0000-7000-8000-000000000103', 'Standard fixed width', 'Fixed width', '123450', 'No')
) as built (id, name, kind, amounts, headings);

insert into bank_template_column (template_id, place, field, heading, width, align, fill)
select template.id, built.place, built.field, built.heading,
  case when template.kind = 'Fixed width' then built.width end, built.align,
  case when template.kind = 'Fixed width' then built.fill else '' end
from bank_template as template, (values
  (0, 'serial', 'SL', 6, 'Right', '0'),
  (1, 'employeeNumber', 'Employee no', 12, 'Left', ''),
  (2, 'accountName', 'Account name', 40, 'Left', ''),
  (3, 'accountNumber', 'Account number', 20, 'Left', ''),
  (4, 'bank', 'Bank', 40, 'Left', ''),
  (5, 'branch', 'Branch', 30, 'Left', ''),
  (6, 'routingNumber', 'Routing number', 9, 'Left', ''),
  (7, 'amount', 'Amount', 15, 'Right', '0')
) as built (place, field, heading, width, align, fill);
