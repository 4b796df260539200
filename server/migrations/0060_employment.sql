-- The record of a person. Job data (designation to status) is a copy of what employment_period says of
-- today, written by one projector, so that lists read one row.
alter table employee
  add column local_name text check (char_length(local_name) <= 120),
  add column phone text check (char_length(phone) <= 30),
  add column unit_id uuid references unit on delete restrict,
  add column sub_unit_id uuid references sub_unit on delete restrict,
  add column location_id uuid references location on delete restrict,
  add column region_id uuid references region on delete restrict,
  add column area_id uuid references area on delete restrict,
  add column category_id uuid references employee_category on delete restrict,
  add column employment_type text
    check (employment_type in ('Permanent', 'Contract', 'Intern', 'Part-time')),
  add column joined_on date,
  add column confirmation_due_on date,
  add column confirmed_on date,
  add column last_day date,
  add column leaving_reason text check (leaving_reason in (
    'Resigned', 'Retired', 'Contract ended', 'Dismissed', 'Redundant', 'Died', 'Other')),
  -- up to this day the periods have been copied, and whoever listens has been told
  add column told_on date,
  -- every part of name, number, phone and address; and every word of the name with a letter left out
  add column grams text[] not null default '{}',
  add column near text[] not null default '{}';
alter table employee
  alter column grams drop default,
  alter column near drop default;
create index employee_by_name on employee (name collate "und-x-icu", id);
create index employee_by_number on employee (number collate "und-x-icu", id);
create index employee_by_joined on employee (joined_on, id);
create index employee_by_updated on employee (updated_at, id);
create index employee_by_status on employee (status, name collate "und-x-icu", id);
drop index employee_designation, employee_department, employee_line_manager, employee_second_tier;
create index employee_designation on employee (designation_id, name collate "und-x-icu", id);
create index employee_department on employee (department_id, name collate "und-x-icu", id);
create index employee_line_manager on employee (line_manager_id, name collate "und-x-icu", id);
create index employee_second_tier on employee (second_tier_id, name collate "und-x-icu", id);
create index employee_unit on employee (unit_id, name collate "und-x-icu", id);
create index employee_sub_unit on employee (sub_unit_id, name collate "und-x-icu", id);
create index employee_location on employee (location_id, name collate "und-x-icu", id);
create index employee_region on employee (region_id, name collate "und-x-icu", id);
create index employee_area on employee (area_id, name collate "und-x-icu", id);
create index employee_category_id on employee (category_id, name collate "und-x-icu", id);
create index employee_employment_type on employee (employment_type, name collate "und-x-icu", id);
create index employee_confirmation_due on employee (confirmation_due_on) where status = 'Probation';
create index employee_by_grams on employee using gin (grams);
create index employee_by_near on employee using gin (near);

-- One stretch of job data, whole; it ends where the next one begins.
create table employment_period (
  id uuid primary key,
  employee_id uuid not null references employee on delete restrict,
  from_date date not null,
  -- what was changed on purpose on that day; the rest is carried on
  changed text[] not null,
  cause text not null check (cause in ('join', 'joinConfirmed', 'confirm', 'giveNotice',
    'withdrawNotice', 'suspend', 'resume', 'beginLongLeave', 'endLongLeave', 'leave', 'rehire',
    'change', 'import', 'sync')),
  note text check (char_length(note) <= 300),
  leaving_reason text check (leaving_reason in (
    'Resigned', 'Retired', 'Contract ended', 'Dismissed', 'Redundant', 'Died', 'Other')),
  designation_id uuid not null references designation on delete restrict,
  department_id uuid references department on delete restrict,
  unit_id uuid references unit on delete restrict,
  sub_unit_id uuid references sub_unit on delete restrict,
  location_id uuid references location on delete restrict,
  region_id uuid references region on delete restrict,
  area_id uuid references area on delete restrict,
  category_id uuid references employee_category on delete restrict,
  employment_type text check (employment_type in ('Permanent', 'Contract', 'Intern', 'Part-time')),
  line_manager_id uuid references employee on delete restrict check (line_manager_id <> employee_id),
  second_tier_id uuid references employee on delete restrict check (second_tier_id <> employee_id),
  status text not null check (status in (
    'Draft', 'Probation', 'Confirmed', 'Notice', 'Left', 'Suspended', 'Long leave')),
  created_at timestamptz not null
);
create unique index employment_period_from on employment_period (employee_id, from_date desc);
create index employment_period_day on employment_period (from_date);
create index employment_period_designation on employment_period (designation_id);
create index employment_period_department on employment_period (department_id);
create index employment_period_unit on employment_period (unit_id);
create index employment_period_sub_unit on employment_period (sub_unit_id);
create index employment_period_location on employment_period (location_id);
create index employment_period_region on employment_period (region_id);
create index employment_period_area on employment_period (area_id);
create index employment_period_category on employment_period (category_id);
create index employment_period_line_manager on employment_period (line_manager_id);
create index employment_period_second_tier on employment_period (second_tier_id);

-- People that were there before have one period, since their record was made.
insert into employment_period (id, employee_id, from_date, changed, cause, designation_id,
  department_id, line_manager_id, second_tier_id, status, created_at)
select id, id, created_at::date,
  '{designationId,departmentId,lineManagerId,secondTierId,status}', 'change',
  designation_id, department_id, line_manager_id, second_tier_id, status, created_at
from employee;
update employee set joined_on = created_at::date, grams = coalesce((
  select array_agg(distinct substr(lower(part), first, size))
  from unnest(array[name, number, email]) as part,
    generate_series(1, char_length(part)) as first,
    generate_series(1, 3) as size
  where first + size - 1 <= char_length(part)), '{}'), near = coalesce((
  select array_agg(distinct overlay(word placing '' from letter for size))
  from regexp_split_to_table(lower(name), '[^[:alnum:]]+') as word,
    generate_series(1, char_length(word)) as letter,
    generate_series(0, 1) as size
  where char_length(word) >= 4), '{}');

-- What belongs to the person: apart, so that no list reads it by accident.
create table person_detail (
  employee_id uuid primary key references employee on delete cascade,
  birth_on date,
  gender text check (gender in ('Male', 'Female', 'Other')),
  blood_group text check (blood_group in ('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-')),
  religion text check (char_length(religion) <= 40),
  marital_status text check (marital_status in ('Single', 'Married', 'Divorced', 'Widowed')),
  nationality text check (char_length(nationality) <= 60),
  national_id text check (char_length(national_id) <= 30),
  tax_number text check (char_length(tax_number) <= 30),
  present_address text check (char_length(present_address) <= 300),
  permanent_address text check (char_length(permanent_address) <= 300),
  personal_phone text check (char_length(personal_phone) <= 30),
  personal_email text check (char_length(personal_email) <= 254)
);
create unique index person_detail_national_id on person_detail (national_id);
insert into person_detail (employee_id) select id from employee;

-- Numbers for people: who takes the next one holds the row.
create table counter (
  name text primary key,
  last integer not null
);
