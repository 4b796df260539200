create table employee (
  id uuid primary key,
  number text not null unique,
  name text not null,
  designation_id uuid not null references designation on delete restrict,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index employee_designation on employee (designation_id);
