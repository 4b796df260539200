-- A number that nobody has was given to someone: what comes with it later, from the same device or in
-- a file, is theirs at once.
create table given_number (
  id uuid primary key,
  -- none: in a file
  device_id uuid references attendance_device on delete cascade,
  number text not null check (char_length(number) between 1 and 60),
  employee_id uuid not null references employee on delete cascade,
  given_by_kind text not null,
  given_by_id uuid not null,
  created_at timestamptz not null
);
create unique index given_number_once on given_number (device_id, lower(number)) nulls not distinct;
create index given_number_employee on given_number (employee_id);
