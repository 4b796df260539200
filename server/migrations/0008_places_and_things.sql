create table location (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  address text check (char_length(address) <= 300),
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index location_name_key on location (lower(name));
create index location_by_name on location (name collate "und-x-icu", id);
create index location_by_grams on location using gin (grams);

create table bank (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  branch text check (char_length(branch) <= 120),
  routing_number text check (char_length(routing_number) <= 20),
  swift_code text check (char_length(swift_code) <= 11),
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index bank_name_key on bank (lower(name));
create index bank_by_name on bank (name collate "und-x-icu", id);
create index bank_by_grams on bank using gin (grams);

create table item_category (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index item_category_name_key on item_category (lower(name));
create index item_category_by_name on item_category (name collate "und-x-icu", id);
create index item_category_by_grams on item_category using gin (grams);

create table item (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  item_category_id uuid not null references item_category on delete restrict,
  serial_number text check (char_length(serial_number) <= 60),
  purchased_on date,
  price bigint,
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index item_by_item_category_id on item (item_category_id, name collate "und-x-icu");
create unique index item_serial_number_key on item (lower(serial_number));
create index item_by_name on item (name collate "und-x-icu", id);
create index item_by_grams on item using gin (grams);

create table employee_category (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  color_code text check (color_code ~* '^#[0-9a-f]{6}$'),
  grams text[] not null,
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index employee_category_name_key on employee_category (lower(name));
create index employee_category_by_name on employee_category (name collate "und-x-icu", id);
create index employee_category_by_grams on employee_category using gin (grams);
