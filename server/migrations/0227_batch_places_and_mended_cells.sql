-- What someone corrected in a checked sheet, over what the sheet says.
alter table employee_batch_row add column mended jsonb not null default '{}'
  check (jsonb_typeof(mended) = 'object');

-- Departments and the like that a sheet names and nobody has yet: made when it is applied.
create table employee_batch_place (
  -- the id that it will have
  id uuid primary key,
  batch_id uuid not null references employee_batch on delete cascade,
  kind text not null check (kind in ('designation', 'department', 'unit', 'location')),
  name text not null check (char_length(name) between 1 and 120),
  -- the concern or the department, which may itself be made only then; so without a foreign key
  parent_id uuid,
  made_at timestamptz,
  check ((parent_id is null) = (kind in ('designation', 'location')))
);
create unique index employee_batch_place_name_key on employee_batch_place
  (batch_id, kind, lower(name), parent_id) nulls not distinct;
