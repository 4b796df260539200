-- Which days and hours people are expected to work: holidays, shifts, rosters.
create table holiday (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  start_on date not null,
  end_on date not null check (end_on >= start_on and end_on < start_on + 60),
  type text not null check (type in ('Government', 'Religious', 'Company', 'Optional')),
  colour text not null check (colour ~* '^#[0-9a-f]{6}$'),
  -- comes again every year on the same days
  recurring boolean not null,
  -- only the second half is free
  half boolean not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (not half or start_on = end_on)
);
create index holiday_by_start on holiday (start_on, id);
create index holiday_by_type on holiday (type, start_on, id);
create unique index holiday_once on holiday (lower(name), start_on) where inactive_at is null;

-- Where it is kept; no row: everywhere.
create table holiday_location (
  holiday_id uuid not null references holiday on delete cascade,
  location_id uuid not null references location on delete restrict,
  primary key (holiday_id, location_id)
);
create index holiday_location_location on holiday_location (location_id);

-- Times are minutes after midnight; an end that is not after the start lies on the next day.
create table shift (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 80),
  short_name text not null check (char_length(short_name) between 1 and 6),
  colour text not null check (colour ~* '^#[0-9a-f]{6}$'),
  starts_at integer not null check (starts_at between 0 and 1439),
  ends_at integer not null check (ends_at between 0 and 1439),
  break_minutes integer not null check (break_minutes between 0 and 480),
  grace_in integer not null check (grace_in between 0 and 240),
  grace_out integer not null check (grace_out between 0 and 240),
  -- worked less than this: half a day; less than that: absent
  half_day_under integer not null check (half_day_under between 0 and 1440),
  absent_under integer not null check (absent_under between 0 and half_day_under),
  -- punches so long before the start and after the end still belong to it
  window_before integer not null check (window_before between 0 and 720),
  window_after integer not null check (window_after between 0 and 720),
  -- overtime counts from so many minutes after the end, in whole blocks, up to the most
  overtime_from integer not null check (overtime_from between 0 and 480),
  overtime_block integer not null check (overtime_block between 1 and 240),
  overtime_most integer not null check (overtime_most between 0 and 960),
  -- coming early counts as overtime too
  overtime_early boolean not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index shift_name on shift (lower(name));

-- A row of days that repeats itself: which shift on each of them, or off.
create table roster_pattern (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 80),
  -- the first day of the first round
  begins_on date not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index roster_pattern_name on roster_pattern (lower(name));
create table roster_pattern_day (
  pattern_id uuid not null references roster_pattern on delete cascade,
  position integer not null check (position between 0 and 55),
  -- none: off
  shift_id uuid references shift on delete restrict,
  primary key (pattern_id, position)
);
create index roster_pattern_day_shift on roster_pattern_day (shift_id);

-- Who works by what, from a day on: the nearest to the person wins, of those the newest.
create table roster_assignment (
  id uuid primary key,
  target text not null check (target in
    ('house', 'concern', 'location', 'department', 'unit', 'subUnit', 'employee')),
  concern_id uuid references concern on delete cascade,
  location_id uuid references location on delete cascade,
  department_id uuid references department on delete cascade,
  unit_id uuid references unit on delete cascade,
  sub_unit_id uuid references sub_unit on delete cascade,
  employee_id uuid references employee on delete cascade,
  from_date date not null,
  -- by a pattern, shifted by some days; or one shift on every working day of the company's week
  pattern_id uuid references roster_pattern on delete restrict,
  shifted_by integer not null check (shifted_by between 0 and 55),
  shift_id uuid references shift on delete restrict,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((pattern_id is null) <> (shift_id is null)),
  check (num_nonnulls(concern_id, location_id, department_id, unit_id, sub_unit_id, employee_id)
    = case target when 'house' then 0 else 1 end)
);
create unique index roster_assignment_once on roster_assignment (
  target, coalesce(concern_id, location_id, department_id, unit_id, sub_unit_id, employee_id), from_date)
  nulls not distinct;
create index roster_assignment_concern on roster_assignment (concern_id);
create index roster_assignment_location on roster_assignment (location_id);
create index roster_assignment_department on roster_assignment (department_id);
create index roster_assignment_unit on roster_assignment (unit_id);
create index roster_assignment_sub_unit on roster_assignment (sub_unit_id);
create index roster_assignment_employee on roster_assignment (employee_id);
create index roster_assignment_pattern on roster_assignment (pattern_id);
create index roster_assignment_shift on roster_assignment (shift_id);

-- One day of one person, set by hand or by an agreed exchange: a shift, or off.
create table roster_day (
  employee_id uuid not null references employee on delete cascade,
  day date not null,
  shift_id uuid references shift on delete restrict,
  note text check (char_length(note) <= 300),
  created_at timestamptz not null,
  primary key (employee_id, day)
);
create index roster_day_shift on roster_day (shift_id);
create index roster_day_day on roster_day (day);
