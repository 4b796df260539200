create table designation (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  grade text check (char_length(grade) <= 20),
  role_key text check (role_key in (
    'Head of Human Resources', 'Head of Factory Operation', 'Head of Procurement', 'Head of Sales',
    'Head of Supply Chain', 'Business Development Manager', 'Chief Executive Officer',
    'Managing Director')),
  inactive_at timestamptz,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index designation_name_key on designation (lower(name));
create index designation_by_name on designation (name collate "und-x-icu", id);
create index designation_by_role_key on designation (role_key, name collate "und-x-icu");
