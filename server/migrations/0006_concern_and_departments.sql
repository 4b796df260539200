create table concern (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  short_name text check (char_length(short_name) <= 20),
  phone text check (char_length(phone) <= 30),
  address text check (char_length(address) <= 300),
  established_on date,
  color_code text check (color_code ~* '^#[0-9a-f]{6}$'),
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index concern_name_key on concern (lower(name));
create index concern_by_name on concern (name collate "und-x-icu", id);
create index concern_by_grams on concern using gin (grams);

create table department (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  short_name text check (char_length(short_name) <= 20),
  concern_id uuid not null references concern on delete restrict,
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index department_name_key on department (concern_id, lower(name));
create index department_by_concern_id on department (concern_id, name collate "und-x-icu");
create index department_by_name on department (name collate "und-x-icu", id);
create index department_by_grams on department using gin (grams);

create table unit (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  department_id uuid not null references department on delete restrict,
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index unit_name_key on unit (department_id, lower(name));
create index unit_by_department_id on unit (department_id, name collate "und-x-icu");
create index unit_by_name on unit (name collate "und-x-icu", id);
create index unit_by_grams on unit using gin (grams);

create table sub_unit (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  unit_id uuid not null references unit on delete restrict,
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index sub_unit_name_key on sub_unit (unit_id, lower(name));
create index sub_unit_by_unit_id on sub_unit (unit_id, name collate "und-x-icu");
create index sub_unit_by_name on sub_unit (name collate "und-x-icu", id);
create index sub_unit_by_grams on sub_unit using gin (grams);
