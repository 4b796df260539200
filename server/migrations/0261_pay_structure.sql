-- What pay is made of: each a line of a payslip.
create table pay_component (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 60),
  local_name text check (char_length(local_name) <= 60),
  kind text not null check (kind in ('Earning', 'Deduction', 'Employer', 'Information')),
  taxable text not null check (taxable in ('Yes', 'No')),
  -- of a deduction: as what it is taken, which says in which turn
  taken_as text not null check (taken_as in ('Absence', 'Tax', 'Fund', 'Court', 'Loan', 'Other')),
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index pay_component_name_key on pay_component (lower(name));
create index pay_component_by_name on pay_component (name collate "und-x-icu", id);
create index pay_component_by_kind on pay_component (kind, name collate "und-x-icu", id);
create index pay_component_by_grams on pay_component using gin (grams);

-- Which of them carries what the house itself calculates.
create table pay_role (
  role text primary key check (role in ('tax', 'loan', 'arrears', 'rounding', 'bonus')),
  component_id uuid not null references pay_component on delete restrict
);
create index pay_role_component on pay_role (component_id);

create table salary_structure (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 60),
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index salary_structure_name_key on salary_structure (lower(name));
create index salary_structure_by_name on salary_structure (name collate "und-x-icu", id);
create index salary_structure_by_grams on salary_structure using gin (grams);

-- How a structure divides a salary from a day on; it stays as it is, the next one ends it.
create table structure_version (
  id uuid primary key,
  structure_id uuid not null references salary_structure on delete restrict,
  from_date date not null,
  -- all fixed parts of the gross together
  fixed bigint not null check (fixed >= 0),
  created_by_kind text not null,
  created_by_id uuid not null,
  created_at timestamptz not null,
  unique (structure_id, from_date)
);

create table structure_part (
  version_id uuid not null references structure_version on delete cascade,
  place integer not null check (place >= 0),
  component_id uuid not null references pay_component on delete restrict,
  in_gross boolean not null,
  calc text not null check (calc in ('fixed', 'percentOfComponent', 'percentOfGross',
    'shareAfterFixed', 'remainder', 'entered', 'countRate', 'conditional')),
  amount bigint check (amount >= 0),
  -- in hundredths of a per cent, 10,000 to the whole; of a count: how many times its rate
  percent integer check (percent >= 0),
  of_component_id uuid references pay_component on delete restrict check (of_component_id <> component_id),
  -- of a share after fixed parts: 14,000 for 1.4; of a count: days or hours of a month
  divisor integer check (divisor > 0),
  count text check (count in ('overtime', 'nights', 'holidaysWorked', 'weeklyOffsWorked',
    'presentDays', 'absence', 'unpaidLeave', 'lateDays', 'encashedLeave')),
  -- of a condition: at most so many thousandths of a day absent, and so often late
  most_absence integer check (most_absence >= 0),
  most_lates integer check (most_lates >= 0),
  is_prorated boolean not null,
  -- only of those who are in the provident fund
  of_members boolean not null,
  -- to whole ones of so many minor units
  unit integer not null check (unit > 0),
  primary key (version_id, place),
  unique (version_id, component_id),
  check (calc <> 'fixed' or amount is not null),
  check (calc <> 'percentOfComponent' or (percent is not null and of_component_id is not null)),
  check (calc <> 'percentOfGross' or percent is not null),
  check (calc <> 'shareAfterFixed' or (divisor is not null and in_gross)),
  check (calc <> 'remainder' or in_gross),
  check (calc <> 'countRate' or (count is not null and not in_gross)),
  check (calc <> 'conditional' or (amount is not null and not in_gross))
);
create unique index structure_part_remainder on structure_part (version_id) where calc = 'remainder';
create index structure_part_component on structure_part (component_id);
create index structure_part_of on structure_part (of_component_id);

-- What someone earns from a day on; it ends where the next one begins, so that no two overlap.
create table salary_rate (
  id uuid primary key,
  employee_id uuid not null references employee on delete restrict,
  from_date date not null,
  structure_id uuid not null references salary_structure on delete restrict,
  gross bigint not null check (gross > 0 and gross <= 1000000000000),
  reason text check (char_length(reason) <= 300),
  created_by_kind text not null,
  created_by_id uuid not null,
  created_at timestamptz not null,
  version integer not null,
  unique (employee_id, from_date)
);
create index salary_rate_structure on salary_rate (structure_id);

-- What is paid or taken off besides: once, or month after month.
create table salary_entry (
  id uuid primary key,
  employee_id uuid not null references employee on delete restrict,
  component_id uuid not null references pay_component on delete restrict,
  amount bigint not null check (amount > 0 and amount <= 1000000000000),
  from_month text not null check (from_month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- none: until it is ended
  to_month text check (to_month ~ '^\d{4}-(0[1-9]|1[0-2])$' and to_month >= from_month),
  note text check (char_length(note) <= 300),
  created_by_kind text not null,
  created_by_id uuid not null,
  created_at timestamptz not null,
  version integer not null
);
create index salary_entry_employee on salary_entry (employee_id, from_month);
create index salary_entry_component on salary_entry (component_id);
create index salary_entry_newest on salary_entry (from_month desc, id desc);

insert into pay_component (id, name, local_name, kind, taxable, taken_as, grams, version, created_at, updated_at)
select id::uuid, name, local_name, kind, taxable, taken_as, coalesce((
    select array_agg(distinct substr(lower(part), first, size))
    from unnest(array[name, local_name]) as part, generate_series(1, char_length(part)) as first,
      generate_series(1, 3) as size
    where first + size - 1 <= char_length(part)), '{}'), 1, now(), now()
from (values
  ('018f0000-0000-7000-8000-000000000001', 'Income tax', 'আয়কর', 'Deduction', 'No', 'Tax'),
  ('018f0000-0000-7000-8000-000000000002', 'Loan instalment', 'ঋণের কিস্তি', 'Deduction', 'No', 'Loan'),
  ('018f0000-0000-7000-8000-000000000003', 'Arrears', 'বকেয়া', 'Earning', 'Yes', 'Other'),
  ('018f0000-0000-7000-8000-000000000004', 'Rounding', 'পূর্ণসংখ্যা সমন্বয়', 'Earning', 'No', 'Other'),
  ('018f0000-0000-7000-8000-000000000005', 'Festival bonus', 'উৎসব ভাতা', 'Earning', 'Yes', 'Other')
) as built (id, name, local_name, kind, taxable, taken_as);
insert into pay_role (role, component_id) values
  ('tax', '018f0000-0000-7000-8000-000000000001'),
  ('loan', '018f0000-0000-7000-8000-000000000002'),
  ('arrears', '018f0000-0000-7000-8000-000000000003'),
  ('rounding', '018f0000-0000-7000-8000-000000000004'),
  ('bonus', '018f0000-0000-7000-8000-000000000005');
