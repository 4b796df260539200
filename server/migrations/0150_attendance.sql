create table attendance_device (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 80),
  location_id uuid references location on delete restrict,
  key_hash bytea not null unique,
  last_seen_at timestamptz,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index attendance_device_name on attendance_device (lower(name));
create index attendance_device_location on attendance_device (location_id);

-- A punch as it came; kept for ever. The same one sent twice is one.
create table punch (
  id uuid primary key,
  employee_id uuid not null references employee on delete restrict,
  at timestamptz not null,
  source text not null check (source in ('web', 'device', 'import', 'correction')),
  direction text check (direction in ('in', 'out')),
  device_id uuid references attendance_device on delete restrict,
  -- taken out by an agreed correction; the row stays
  void_by uuid references decision on delete restrict,
  created_at timestamptz not null
);
create unique index punch_once on punch (employee_id, at, source);
create index punch_at on punch (at, employee_id);
create index punch_device on punch (device_id);
create index punch_void_by on punch (void_by);

-- Sent by a device or a file for a number that nobody has.
create table unknown_punch (
  id uuid primary key,
  number text not null check (char_length(number) between 1 and 60),
  at timestamptz not null,
  source text not null check (source in ('device', 'import')),
  direction text check (direction in ('in', 'out')),
  device_id uuid references attendance_device on delete restrict,
  created_at timestamptz not null
);
create unique index unknown_punch_once on unknown_punch (number, at, source);
create index unknown_punch_device on unknown_punch (device_id);

-- What the one rule says of a person's day: a copy that reports read, made again when anything changes.
create table attendance_day (
  employee_id uuid not null references employee on delete restrict,
  day date not null,
  -- the one someone belonged to on that day: its months are closed
  concern_id uuid references concern on delete restrict,
  status text not null check (status in
    ('Expected', 'Present', 'Late', 'Half day', 'Absent', 'Leave', 'Holiday', 'Weekly off')),
  -- half of the day, or some hours, were leave
  part_leave boolean not null,
  -- how much of it, in thousandths of a day
  leave_amount integer not null check (leave_amount between 0 and 1000),
  leave_type_id uuid references leave_type on delete restrict,
  shift_id uuid references shift on delete restrict,
  in_at timestamptz,
  out_at timestamptz,
  worked integer not null check (worked between 0 and 1440),
  late integer not null check (late between 0 and 1440),
  early integer not null check (early between 0 and 1440),
  overtime integer not null check (overtime between 0 and 1440),
  is_missing_out boolean not null,
  late_waived boolean not null,
  -- the day goes on: to be made again after this moment
  open_until timestamptz,
  computed_at timestamptz not null,
  primary key (employee_id, day)
);
create index attendance_day_day on attendance_day (day, status, employee_id);
create index attendance_day_concern on attendance_day (concern_id);
create index attendance_day_leave_type on attendance_day (leave_type_id);
create index attendance_day_shift on attendance_day (shift_id);
create index attendance_day_open on attendance_day (open_until) where open_until is not null;

-- Days whose copy is out of date.
create table stale_day (
  employee_id uuid not null references employee on delete cascade,
  day date not null,
  marked_at timestamptz not null,
  primary key (employee_id, day)
);
create index stale_day_day on stale_day (day);

-- Someone excused a late arrival.
create table late_waiver (
  employee_id uuid not null references employee on delete restrict,
  day date not null,
  reason text not null check (char_length(reason) between 1 and 300),
  waived_by_kind text not null,
  waived_by_id uuid not null,
  created_at timestamptz not null,
  primary key (employee_id, day)
);

-- Closed for pay: nothing in it is made again.
create table attendance_lock (
  concern_id uuid not null references concern on delete restrict,
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  locked_by_kind text not null,
  locked_by_id uuid not null,
  created_at timestamptz not null,
  primary key (concern_id, month)
);

-- Which days have been judged for everyone who was in the house: from the first day on which
-- attendance was kept up to the last one that began; the day before the first: none yet.
create table attendance_horizon (
  id integer primary key check (id = 1),
  from_day date not null,
  until_day date not null check (until_day >= from_day - 1)
);

-- A file of a device that someone sent, and what became of its rows.
create table punch_import (
  id uuid primary key,
  file_id uuid not null references stored_file on delete restrict,
  asked_by_kind text not null,
  asked_by_id uuid not null,
  created_at timestamptz not null,
  -- read to its end, or given up with the reason
  finished_at timestamptz,
  refused text check (refused in ('unreadable', 'too-large', 'header')),
  -- rows that were worked on: a run that was broken off goes on behind them
  read_rows integer not null,
  taken integer not null,
  known integer not null,
  unknown integer not null,
  -- rows that could not be read: their number and why, the first hundred
  faults jsonb not null,
  faulty integer not null
);
create index punch_import_file on punch_import (file_id);
