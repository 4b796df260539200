-- By what the income of a year is taxed in a country; its versions are only ever added to.
create table income_slab (
  id uuid primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- the calendar year in which the income year begins
  year integer not null check (year between 1980 and 2200),
  created_at timestamptz not null,
  unique (country, year)
);
create index income_slab_newest on income_slab (year desc, country, id);

create table income_slab_version (
  id uuid primary key,
  slab_id uuid not null references income_slab on delete restrict,
  number integer not null check (number >= 1),
  card jsonb not null,
  -- where it was read, and when it became law
  source text not null check (char_length(source) between 1 and 300),
  enacted_on date,
  -- someone who knows has compared it with the law
  is_verified boolean not null,
  -- none: it came with the system
  created_by_kind text,
  created_by_id uuid,
  created_at timestamptz not null,
  unique (slab_id, number)
);
create function refuse_slab_change() returns trigger language plpgsql as $$
begin
  raise exception 'What income is taxed by is not changed.' using errcode = '23001';
end $$;
create trigger income_slab_version_stays before update on income_slab_version
  for each row execute function refuse_slab_change();

-- What is said of a taxpayer, from a tax year on; where nothing is, the category follows from the record.
create table tax_profile (
  employee_id uuid not null references employee on delete restrict,
  from_year integer not null,
  category text check (category ~ '^[a-z0-9-]{1,40}$'),
  minimum text check (minimum ~ '^[a-z0-9-]{1,40}$'),
  -- with a disability, for whom the first band is wider
  children integer not null check (children between 0 and 20),
  -- per cent of the tax more, for want of the proof of a return
  uplift integer not null check (uplift between 0 and 100),
  is_untaxed boolean not null,
  reason text check (char_length(reason) <= 300),
  changed_by_kind text not null,
  changed_by_id uuid not null,
  created_at timestamptz not null,
  version integer not null,
  primary key (employee_id, from_year),
  check (not is_untaxed or reason is not null)
);

-- What someone has put by in a tax year: said by them, accepted by the office.
create table tax_declaration (
  id uuid primary key,
  employee_id uuid not null references employee on delete restrict,
  tax_year integer not null,
  state text not null check (state in ('Declared', 'Accepted', 'Returned', 'Replaced', 'Cancelled')),
  note text check (char_length(note) <= 1000),
  created_at timestamptz not null,
  decided_by_kind text,
  decided_by_id uuid,
  decided_at timestamptz,
  version integer not null,
  check ((decided_at is null) = (state in ('Declared', 'Cancelled')))
);
-- One waits and one counts, whoever sends how often.
create unique index tax_declaration_waiting on tax_declaration (employee_id, tax_year) where state = 'Declared';
create unique index tax_declaration_accepted on tax_declaration (employee_id, tax_year) where state = 'Accepted';
create index tax_declaration_newest on tax_declaration (created_at desc, id);
create index tax_declaration_employee on tax_declaration (employee_id, tax_year);

create table tax_declaration_item (
  declaration_id uuid not null references tax_declaration on delete cascade,
  place integer not null check (place >= 0),
  kind text not null check (kind ~ '^[a-z0-9-]{1,40}$'),
  amount bigint not null check (amount > 0 and amount <= 1000000000000),
  -- as much of it as the office accepts
  accepted bigint check (accepted >= 0 and accepted <= amount),
  note text check (char_length(note) <= 300),
  primary key (declaration_id, place),
  unique (declaration_id, kind)
);

-- A bonus that is to come counts in the tax of the months before it.
create table planned_bonus (
  id uuid primary key,
  concern_id uuid not null references concern on delete restrict,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  title text not null check (char_length(title) between 1 and 60),
  percent integer not null check (percent between 1 and 1000000),
  of_component_id uuid references pay_component on delete restrict,
  after_months integer not null check (after_months between 0 and 600),
  is_prorated boolean not null,
  religions text[] not null,
  created_by_kind text not null,
  created_by_id uuid not null,
  created_at timestamptz not null,
  version integer not null,
  unique (concern_id, month, title)
);
create index planned_bonus_component on planned_bonus (of_component_id);

-- What was taken for the own provident fund: an investment of the year, looked up for each month that follows.
alter table salary_sheet add column fund bigint not null default 0;
alter table salary_sheet disable trigger user;
update salary_sheet as sheet set fund = taken.amount
from (select line.attempt_id, line.employee_id,
    sum(case line.kind when 'Deduction' then line.amount else -line.amount end) as amount
  from salary_line as line join pay_component as component on component.id = line.component_id
  where component.kind = 'Deduction' and component.taken_as = 'Fund' and line.kind in ('Deduction', 'Earning')
  group by 1, 2) as taken
where taken.attempt_id = sheet.attempt_id and taken.employee_id = sheet.employee_id;
alter table salary_sheet enable trigger user;
alter table salary_sheet alter column fund drop default;
-- What the whole year comes to as it looked then, and its tax; none: no income tax was taken.
alter table salary_sheet add column year_taxable bigint, add column year_tax bigint,
  add check ((year_taxable is null) = (year_tax is null));

-- The tax of the year, in the part that a month carries: nothing makes up for it later but the rest of the year.
alter table salary_line drop constraint salary_line_cause_check;
alter table salary_line add constraint salary_line_cause_check
  check (cause in ('entry', 'loan', 'carried', 'arrear', 'tax'));
