create table service (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  description text check (char_length(description) <= 300),
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index service_name_key on service (lower(name));
create index service_by_name on service (name collate "und-x-icu", id);
create index service_by_grams on service using gin (grams);

create table level (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  description text check (char_length(description) <= 300),
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index level_name_key on level (lower(name));
create index level_by_name on level (name collate "und-x-icu", id);
create index level_by_grams on level using gin (grams);

create table section (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  description text check (char_length(description) <= 300),
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index section_name_key on section (lower(name));
create index section_by_name on section (name collate "und-x-icu", id);
create index section_by_grams on section using gin (grams);
