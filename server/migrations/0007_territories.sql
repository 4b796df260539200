create table region (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index region_name_key on region (lower(name));
create index region_by_name on region (name collate "und-x-icu", id);
create index region_by_grams on region using gin (grams);

create table area (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  region_id uuid not null references region on delete restrict,
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index area_name_key on area (region_id, lower(name));
create index area_by_region_id on area (region_id, name collate "und-x-icu");
create index area_by_name on area (name collate "und-x-icu", id);
create index area_by_grams on area using gin (grams);

create table territory (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  area_id uuid not null references area on delete restrict,
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index territory_name_key on territory (area_id, lower(name));
create index territory_by_area_id on territory (area_id, name collate "und-x-icu");
create index territory_by_name on territory (name collate "und-x-icu", id);
create index territory_by_grams on territory using gin (grams);

create table point (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  territory_id uuid not null references territory on delete restrict,
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index point_name_key on point (territory_id, lower(name));
create index point_by_territory_id on point (territory_id, name collate "und-x-icu");
create index point_by_name on point (name collate "und-x-icu", id);
create index point_by_grams on point using gin (grams);
